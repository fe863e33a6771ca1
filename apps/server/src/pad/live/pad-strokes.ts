import type { PadRoomId } from "@damim/domain/pad/pad-scope.ts";
import type { PadMessage, ToldStroke } from "./pad-messages.ts";

/** Strokes that are being drawn, on their way to everybody else in the room; kept nowhere. */
export interface PadStrokes {
  tell(roomId: PadRoomId, stroke: ToldStroke): void;
  /** From another process. */
  hear(message: Extract<PadMessage, { readonly type: "strokes" }>): void;
}

/** Thirty pens speak 750 times a second: what they say within a frame of the screen goes out together. */
const TICK_MS = 20;
/** PostgreSQL takes 8,000 bytes in one message. */
const MESSAGE_CHARACTERS = 7_000;

/** `send` gets what was drawn within a tick; whoever drew a stroke does not have to hear of it. */
export function createPadStrokes(options: {
  readonly setTimer: (work: () => void, delayMs: number) => unknown;
  readonly send: (roomId: PadRoomId, strokes: readonly ToldStroke[]) => void;
  /** To the other processes. */
  readonly tellOthers: (message: PadMessage) => void;
}): PadStrokes {
  const { setTimer, send, tellOthers } = options;
  const waitingByRoom = new Map<PadRoomId, ToldStroke[]>();

  function flush(room: PadRoomId): void {
    const strokes = waitingByRoom.get(room) ?? [];
    waitingByRoom.delete(room);
    send(room, strokes);
    for (const part of cut(strokes)) tellOthers({ type: "strokes", room, strokes: [...part] });
  }

  return {
    tell(roomId, stroke) {
      const waiting = waitingByRoom.get(roomId);
      if (waiting) {
        waiting.push(stroke);
        return;
      }
      waitingByRoom.set(roomId, [stroke]);
      setTimer(() => flush(roomId), TICK_MS);
    },
    hear: ({ room, strokes }) => send(room, strokes),
  };
}

function cut(strokes: readonly ToldStroke[]): readonly (readonly ToldStroke[])[] {
  const parts: ToldStroke[][] = [];
  let left = 0;
  for (const stroke of strokes) {
    const size = JSON.stringify(stroke).length + 1;
    if (size > left || parts.length === 0) {
      parts.push([]);
      left = MESSAGE_CHARACTERS;
    }
    parts.at(-1)?.push(stroke);
    left -= size;
  }
  return parts;
}
