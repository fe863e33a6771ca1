import { parseLiveFrame, type LiveFrame } from "@damim/sync/protocol.ts";
import { apiUrl } from "../../platform/server/api-url.ts";
import { findField, parseJson } from "../server/json-fields.ts";

/** A stream that has not opened by then, or is silent for so many beats of the server, is dead. */
const OPENING_MS = 30_000;
const SILENT_BEATS = 2.5;
const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 30_000;

export interface LiveStreamOptions {
  /** Below `api/`: `live?scopes=…`. A function is asked each time that the stream opens. */
  readonly path: string | (() => string);
  readonly onFrame: (frame: LiveFrame) => void;
  /** What the server says first, each time the stream opens. */
  readonly onHello: (hello: unknown) => void;
  /** The stream stands (again): what was missed meanwhile has to be pulled. */
  readonly onOpen: () => void;
  readonly onLost: () => void;
  /** What else the server tells, by the name of the event; handed over as parsed JSON. */
  readonly onEvent?: Readonly<Record<string, (news: unknown) => void>>;
  /** 0 to 1, spreads the retries of a school whose network came back. */
  readonly chance: () => number;
}

export interface LiveStream {
  /** The server answers again: a stream that waits for its next try goes now. */
  wake(): void;
  /** What is listened to has changed: opens anew at once. */
  renew(): void;
  close(): void;
}

/**
 * Hears of other devices' changes the moment they are committed. Reconnects by itself until closed, also
 * when the network died without a word and the stream only looks open.
 */
export function openLiveStream(options: LiveStreamOptions): LiveStream {
  const { path, onFrame, onHello, onOpen, onLost, onEvent = {}, chance } = options;
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let retryMs = FIRST_RETRY_MS;

  // The browser's own reconnect gives up after an error status; ours goes on, with growing waits.
  const lose = (waitMs = retryMs * (0.5 + chance())): void => {
    source?.close();
    clearTimeout(silence);
    onLost();
    clearTimeout(timer);
    timer = setTimeout(reopen, waitMs);
    retryMs = Math.min(LONGEST_RETRY_MS, retryMs * 2);
  };
  const allowSilence = (longestMs: number | undefined): void => {
    clearTimeout(silence);
    if (longestMs !== undefined) silence = setTimeout(lose, longestMs);
  };
  const open = (): void => {
    // Told by the server's hello; one of an older version does not beat for us to hear.
    let silenceMs: number | undefined;
    source = new EventSource(apiUrl(typeof path === "string" ? path : path()));
    allowSilence(OPENING_MS);
    source.onopen = () => {
      allowSilence(silenceMs);
      retryMs = FIRST_RETRY_MS;
      onOpen();
    };
    source.onmessage = (event: MessageEvent<string>) => {
      allowSilence(silenceMs);
      const frame = parseLiveFrame(parseJson(event.data));
      if (frame.ok) onFrame(frame.value);
    };
    source.addEventListener("hello", (event: MessageEvent<string>) => {
      const hello = parseJson(event.data);
      onHello(hello);
      const beatMs = findField(hello, "beatMs");
      silenceMs = typeof beatMs === "number" ? beatMs * SILENT_BEATS : undefined;
      allowSilence(silenceMs);
    });
    // A server that ends spreads who comes back.
    source.addEventListener("bye", ({ data }: MessageEvent<string>) => lose(Number(data)));
    source.addEventListener("beat", () => allowSilence(silenceMs));
    for (const [name, hear] of Object.entries(onEvent)) {
      source.addEventListener(name, (event: MessageEvent<string>) => {
        allowSilence(silenceMs);
        hear(parseJson(event.data));
      });
    }
    source.onerror = () => lose();
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
    renew: reopen,
    close() {
      removeEventListener("online", reopenUnlessOpen);
      clearTimeout(timer);
      clearTimeout(silence);
      source?.close();
    },
  };
}
