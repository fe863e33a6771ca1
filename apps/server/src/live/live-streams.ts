import { HttpFailure } from "../http/http-failure.ts";
import type { LiveSink } from "./live-sink.ts";

/** The open event streams of this process, so that they can be ended: at sign-out and at SIGTERM. */
export interface LiveStreams {
  open(stream: LiveStream): ReadableStream<Uint8Array>;
  /** Ends the streams of a session that is gone; the client then meets 401 and stops. */
  endSession(sessionId: string): void;
  /** A stream that somebody else opened, ended with all others. Returns the way to say that it is over. */
  adopt(end: EndStream): () => void;
  /** The ways to end what is open now, oldest first. */
  listEnds(): readonly EndStream[];
  /** From now on none is opened: the process is about to end. */
  refuse(): void;
  /** Throws 503 where none is opened any more. */
  check(): void;
  count(): number;
}

/** Ends a stream, and tells its reader first in how many ms to come back where it is told. */
export type EndStream = (backInMs?: number) => void;

export interface LiveStream {
  readonly sessionId: string;
  /** Told at the beginning, beside the beat. */
  readonly hello?: object;
  /** Frames of rows. */
  readonly watch?: (send: (text: string) => void) => () => void;
  /** Events of any name, in bytes. */
  readonly follow?: (sink: LiveSink) => () => void;
}

export const HEARTBEAT_MS = 20_000;
/** A reader that is so far behind is cut off: it comes back and pulls. */
const BACKLOG_MAX_BYTES = 1_000_000;

/** As an event, for a page cannot see comments: one that hears no beat knows that its stream is dead. */
const HEARTBEAT = "event: beat\ndata: {}\n\n";

/** The last word of a stream: the reader comes back in so many ms, not at once with all others. */
export const toBye = (backInMs: number): string => `event: bye\ndata: ${backInMs}\n\n`;

/** So many beats are written before others have their turn: ten thousand at once would hold everybody up. */
const BEATS_AT_ONCE = 500;

export function createLiveStreams(options: {
  /** Which of these still stand. Asked once a beat for all streams: a session may be revoked by another process. */
  readonly findLiveSessions: (ids: readonly string[]) => Promise<ReadonlySet<string>>;
  readonly heartbeatMs?: number;
  /** A frame of rows was written. */
  readonly onFrame?: () => void;
}): LiveStreams {
  const { findLiveSessions, heartbeatMs = HEARTBEAT_MS, onFrame } = options;
  const encoder = new TextEncoder();
  const endsBySession = new Map<string, Set<EndStream>>();
  const beats = new Set<() => void>();
  let beatTimer: NodeJS.Timeout | undefined;
  let isAsking = false;
  const all = new Set<EndStream>();
  let isRefusing = false;
  const check = (): void => {
    if (isRefusing)
      throw new HttpFailure(503, "Draining", "서버를 바꾸고 있어요. 곧 다시 이어져요.");
  };
  // The hub hands the same text to all listeners of a scope one after the other: encode it once.
  let encoded = { text: "", bytes: new Uint8Array() };
  const encode = (text: string): Uint8Array => {
    if (encoded.text !== text) encoded = { text, bytes: encoder.encode(text) };
    return encoded.bytes;
  };

  return {
    open: ({ sessionId, hello, watch, follow }) => {
      check();
      let end: EndStream = () => {};
      return new ReadableStream<Uint8Array>(
        {
          start(controller) {
            const write = (bytes: Uint8Array): void => {
              if ((controller.desiredSize ?? 0) <= 0) return end();
              controller.enqueue(bytes);
            };
            const send = (text: string): void => write(encode(text));
            let stopFollowing: (() => void) | undefined;
            const stopWatching = watch?.((frame) => {
              send(`data: ${frame}\n\n`);
              onFrame?.();
            });
            const stopBeating = beatWithAll(() => send(HEARTBEAT));
            end = (backInMs) => {
              end = () => {};
              if (backInMs !== undefined) controller.enqueue(encode(toBye(backInMs)));
              stopBeating();
              stopWatching?.();
              stopFollowing?.();
              forget(sessionId, handle);
              controller.close();
            };
            const handle: EndStream = (backInMs) => end(backInMs);
            remember(sessionId, handle);
            send(`event: hello\ndata: ${JSON.stringify({ ...hello, beatMs: heartbeatMs })}\n\n`);
            stopFollowing = follow?.({ write, end: () => end() });
          },
          cancel() {
            // The reader is gone: closing a cancelled stream would throw, the rest must stop.
            try {
              end();
            } catch {}
          },
        },
        new ByteLengthQueuingStrategy({ highWaterMark: BACKLOG_MAX_BYTES }),
      );
    },
    endSession(sessionId) {
      for (const end of endsBySession.get(sessionId) ?? []) end();
    },
    adopt(end) {
      all.add(end);
      return () => all.delete(end);
    },
    listEnds: () => [...all],
    refuse: () => void (isRefusing = true),
    check,
    count: () => all.size,
  };

  function beatWithAll(beat: () => void): () => void {
    beats.add(beat);
    beatTimer ??= setInterval(() => void beatAll(), heartbeatMs);
    return () => {
      beats.delete(beat);
      if (beats.size > 0) return;
      clearInterval(beatTimer);
      beatTimer = undefined;
    };
  }

  async function beatAll(): Promise<void> {
    void endRevoked();
    let told = 0;
    // One that ends meanwhile is passed over; one that comes meanwhile hears its first beat early.
    for (const beat of beats) {
      beat();
      if (++told % BEATS_AT_ONCE === 0) await new Promise(setImmediate);
    }
  }

  async function endRevoked(): Promise<void> {
    // A database that takes longer than a beat is not asked again meanwhile.
    if (isAsking) return;
    isAsking = true;
    const asked = [...endsBySession.keys()];
    try {
      const alive = await findLiveSessions(asked);
      for (const id of asked) {
        if (!alive.has(id)) for (const end of endsBySession.get(id) ?? []) end();
      }
    } catch {
      // The database is away for a moment: that is no reason to cut everybody off.
    } finally {
      isAsking = false;
    }
  }

  function remember(sessionId: string, end: EndStream): void {
    all.add(end);
    const ends = endsBySession.get(sessionId) ?? new Set();
    endsBySession.set(sessionId, ends.add(end));
  }

  function forget(sessionId: string, end: EndStream): void {
    all.delete(end);
    const ends = endsBySession.get(sessionId);
    ends?.delete(end);
    if (ends?.size === 0) endsBySession.delete(sessionId);
  }
}
