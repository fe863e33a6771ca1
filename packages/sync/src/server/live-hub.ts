import type { LiveFrame, WireRow } from "../protocol.ts";
import type { Commit } from "./push.ts";

/** One display frame: commits within it travel together. */
export const TICK_MS = 16;
/** Rows ride along up to so many characters of JSON; beyond, the frame only says "pull". */
export const FRAME_LIMIT_CHARACTERS = 8_192;

/** `text` is the frame as JSON, encoded once for all listeners. */
export type LiveListener = (text: string, frame: LiveFrame) => void;

export interface LiveHub {
  /** Returns the way to stop. */
  watch(scope: string, listener: LiveListener): () => void;
  commit(commit: Commit): void;
  countListeners(scope: string): number;
}

/**
 * Tells the listeners of a scope what was committed. An idle scope is told at once; what is committed
 * within the tick after that goes out as one frame, so a burst costs each listener 60 frames a second at most.
 */
export function createLiveHub(options: {
  readonly setTimer: (work: () => void, delayMs: number) => unknown;
  /** See `SyncReply.epoch`. */
  readonly epoch: string;
  readonly tickMs?: number;
}): LiveHub {
  const { setTimer, epoch, tickMs = TICK_MS } = options;
  const listenersByScope = new Map<string, Set<LiveListener>>();
  /** Scopes with a tick under way, and what came in since it began. */
  const waitingByScope = new Map<string, Commit | undefined>();

  function send(commit: Commit): void {
    const { frame, text } = encode(commit, epoch);
    for (const listener of listenersByScope.get(commit.scope) ?? []) listener(text, frame);
    waitingByScope.set(commit.scope, undefined);
    setTimer(() => endTick(commit.scope), tickMs);
  }

  function endTick(scope: string): void {
    const waiting = waitingByScope.get(scope);
    waitingByScope.delete(scope);
    if (waiting) send(waiting);
  }

  return {
    watch(scope, listener) {
      const listeners = listenersByScope.get(scope) ?? new Set();
      listenersByScope.set(scope, listeners.add(listener));
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0 && listenersByScope.get(scope) === listeners) {
          listenersByScope.delete(scope);
        }
      };
    },
    commit(commit) {
      if (!listenersByScope.has(commit.scope)) return;
      if (!waitingByScope.has(commit.scope)) return send(commit);
      const waiting = waitingByScope.get(commit.scope);
      waitingByScope.set(commit.scope, waiting ? join(waiting, commit) : commit);
    },
    countListeners: (scope) => listenersByScope.get(scope)?.size ?? 0,
  };
}

function join(a: Commit, b: Commit): Commit {
  const from = Math.min(a.from, b.from);
  const seq = Math.max(a.seq, b.seq);
  const clock = a.clock > b.clock ? a.clock : b.clock;
  // With a gap between them the rows would not be all of `from`…`seq`.
  const isGapless = a.seq === b.from && a.rows.length > 0 && b.rows.length > 0;
  return { scope: a.scope, from, seq, clock, rows: isGapless ? lastOfEach(a.rows, b.rows) : [] };
}

function lastOfEach(older: readonly WireRow[], newer: readonly WireRow[]): readonly WireRow[] {
  const replaced = new Set(newer.map(([kind, id]) => `${kind}\n${id}`));
  return [...older.filter(([kind, id]) => !replaced.has(`${kind}\n${id}`)), ...newer];
}

function encode(
  commit: Commit,
  epoch: string,
): { readonly frame: LiveFrame; readonly text: string } {
  const { scope, from, seq, rows, clock } = commit;
  if (rows.length > 0 && rows.length <= FRAME_LIMIT_CHARACTERS / 16) {
    const frame: LiveFrame = { scope, epoch, from, seq, rows, clock };
    const text = JSON.stringify(frame);
    if (text.length <= FRAME_LIMIT_CHARACTERS) return { frame, text };
  }
  const frame: LiveFrame = { scope, epoch, from, seq };
  return { frame, text: JSON.stringify(frame) };
}
