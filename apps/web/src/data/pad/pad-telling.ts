import { sendRequest } from "../../platform/server/send-request.ts";
import type { HeardStrokePart, PadData, PadRole } from "./pad-data.ts";

/** How often who writes says so: the server forgets them soon after (pad contract). */
const WRITING_EVERY_MS = 5_000;

export interface PadTelling extends Pick<PadData, "tellStroke" | "tellWriting" | "watchStrokes"> {
  hear(part: HeardStrokePart): void;
  close(): void;
}

/** What passes between the devices of a room and is kept nowhere. Lost messages are no loss: nothing is sent twice. */
export function createPadTelling(api: string, role: PadRole): PadTelling {
  const listeners = new Set<(part: HeardStrokePart) => void>();
  let isWriting = false;
  let timer: ReturnType<typeof setInterval> | undefined;
  const say = (): void => send(`${api}/writing`, { isWriting });

  return {
    hear(part) {
      for (const listener of listeners) listener(part);
    },
    watchStrokes(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tellStroke: (part) => send(`${api}/strokes`, part),
    tellWriting(now) {
      // Whether the teacher writes is nobody's news.
      if (now === isWriting || role === "teacher") return;
      isWriting = now;
      clearInterval(timer);
      if (now) timer = setInterval(say, WRITING_EVERY_MS);
      say();
    },
    close: () => clearInterval(timer),
  };
}

function send(path: string, body: object): void {
  sendRequest(path, { body }).catch(() => undefined);
}
