import { parseLiveFrame, type LiveFrame } from "@damim/sync/protocol.ts";
import { apiUrl } from "./api-url.ts";

const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 30_000;

export interface LiveStreamOptions {
  readonly scopes: readonly string[];
  readonly onFrame: (frame: LiveFrame) => void;
  /** The stream stands (again): what was missed meanwhile has to be pulled. */
  readonly onOpen: () => void;
  readonly onLost: () => void;
  /** 0 to 1, spreads the retries of a school whose network came back. */
  readonly chance: () => number;
}

export interface LiveStream {
  /** The server answers again: a stream that waits for its next try goes now. */
  wake(): void;
  close(): void;
}

/** Hears of other devices' changes the moment they are committed. Reconnects by itself until closed. */
export function openLiveStream(options: LiveStreamOptions): LiveStream {
  const { scopes, onFrame, onOpen, onLost, chance } = options;
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retryMs = FIRST_RETRY_MS;

  const open = (): void => {
    source = new EventSource(`${apiUrl("live")}?scopes=${encodeURIComponent(scopes.join(","))}`);
    source.onopen = () => {
      retryMs = FIRST_RETRY_MS;
      onOpen();
    };
    source.onmessage = (event: MessageEvent<string>) => {
      const frame = parseLiveFrame(parseJson(event.data));
      if (frame.ok) onFrame(frame.value);
    };
    source.onerror = () => {
      // The browser's own reconnect gives up after an error status; ours goes on, with growing waits.
      source?.close();
      onLost();
      clearTimeout(timer);
      timer = setTimeout(reopen, retryMs * (0.5 + chance()));
      retryMs = Math.min(LONGEST_RETRY_MS, retryMs * 2);
    };
  };
  const reopen = (): void => {
    clearTimeout(timer);
    timer = undefined;
    source?.close();
    open();
  };
  const reopenUnlessOpen = (): void => {
    if (source?.readyState === EventSource.OPEN) return;
    retryMs = FIRST_RETRY_MS;
    reopen();
  };

  open();
  addEventListener("online", reopenUnlessOpen);
  return {
    wake() {
      if (timer !== undefined) reopen();
    },
    close() {
      removeEventListener("online", reopenUnlessOpen);
      clearTimeout(timer);
      source?.close();
    },
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
