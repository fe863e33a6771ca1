import type { LiveFrame, WireRow } from "../protocol.ts";
import type { Commit } from "./push.ts";

/** One display frame: commits within it travel together. */
export const TICK_MS = 16;
/** Rows ride along up to so many characters of JSON; beyond, the frame only says "pull". */
export const FRAME_LIMIT_CHARACTERS = 8_192;

/** How often the listeners of a scope are told, and how much at once. */
export interface Pace {
  readonly tickMs: number;
  readonly limitCharacters: number;
  /** How long an idle scope waits for what is committed in the same moment. Absent: it is told at once. */
  readonly leadMs?: number;
}

/** `text` is the frame as JSON, encoded once for all listeners that get the same. */
export type LiveListener = (text: string, frame: LiveFrame) => void;

/** Listeners who get rows in another form than they are kept in, all of them the same one. */
export interface Audience {
  /** `reader`: as this one gets it; absent: as all others do. */
  readonly view: (row: WireRow, reader?: string) => WireRow;
  /** The one reader, if any, who gets a row otherwise than the others. */
  readonly findInsider: (row: WireRow) => string | undefined;
}

/** As whom somebody listens: the members of an audience are told apart by name. */
export interface Listening {
  readonly audience: Audience;
  readonly reader: string;
}

export interface LiveHub {
  /** Returns the way to stop. */
  watch(scope: string, listener: LiveListener, as?: Listening): () => void;
  commit(commit: Commit): void;
  countListeners(scope: string): number;
}

interface Listener {
  readonly tell: LiveListener;
  readonly as: Listening | undefined;
}

/**
 * Tells the listeners of a scope what was committed. An idle scope is told at once, or after its lead; what is
 * committed within the tick after that goes out as one frame, so a burst costs each listener 60 frames a second at most.
 * A frame is encoded once for each audience, and once more for each insider of one of its rows.
 */
export function createLiveHub(options: {
  readonly setTimer: (work: () => void, delayMs: number) => unknown;
  /** See `SyncReply.epoch`. */
  readonly epoch: string;
  /** Asked before each frame; absent: `TICK_MS` and `FRAME_LIMIT_CHARACTERS`. */
  readonly pace?: (scope: string, listeners: number) => Pace;
}): LiveHub {
  const { setTimer, epoch, pace = usualPace } = options;
  const listenersByScope = new Map<string, Set<Listener>>();
  /** Scopes with a tick under way, and what came in since it began. */
  const waitingByScope = new Map<string, Gathering | undefined>();

  function send(commit: Commit): void {
    const { scope } = commit;
    const listeners = listenersByScope.get(scope) ?? new Set();
    const { tickMs, limitCharacters } = pace(scope, listeners.size);
    const encoding = createEncoding(commit, { epoch, limitCharacters });
    for (const { tell, as } of listeners) {
      const { text, frame } = encoding.encodeFor(as);
      tell(text, frame);
    }
    waitingByScope.set(scope, undefined);
    setTimer(() => endTick(scope), tickMs);
  }

  function endTick(scope: string): void {
    const waiting = waitingByScope.get(scope);
    waitingByScope.delete(scope);
    if (waiting) send(toCommit(scope, waiting));
  }

  return {
    watch(scope, tell, as) {
      const listeners = listenersByScope.get(scope) ?? new Set();
      const listener = { tell, as };
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
      const { scope } = commit;
      if (waitingByScope.has(scope)) {
        waitingByScope.set(scope, gather(waitingByScope.get(scope), commit));
        return;
      }
      const { leadMs = 0 } = pace(scope, listenersByScope.get(scope)?.size ?? 0);
      if (leadMs === 0) return send(commit);
      waitingByScope.set(scope, gather(undefined, commit));
      setTimer(() => endTick(scope), leadMs);
    },
    countListeners: (scope) => listenersByScope.get(scope)?.size ?? 0,
  };
}

function usualPace(): Pace {
  return { tickMs: TICK_MS, limitCharacters: FRAME_LIMIT_CHARACTERS };
}

/** Commits of one tick on their way together. Rows of hundreds are added one by one, each to the end. */
interface Gathering {
  from: number;
  seq: number;
  clock: string;
  /** Undefined from the first gap on: the rows would not be all of `from`…`seq`. */
  rowsByKey: Map<string, WireRow> | undefined;
}

function gather(into: Gathering | undefined, commit: Commit): Gathering {
  const { from, seq, clock, rows } = commit;
  const gathering = into ?? { from, seq: from, clock, rowsByKey: new Map<string, WireRow>() };
  const { rowsByKey } = gathering;
  const isGapless = gathering.seq === from && rows.length > 0;
  if (!isGapless) gathering.rowsByKey = undefined;
  else if (rowsByKey) for (const row of rows) putLast(rowsByKey, row);
  gathering.from = Math.min(gathering.from, from);
  gathering.seq = Math.max(gathering.seq, seq);
  if (clock > gathering.clock) gathering.clock = clock;
  return gathering;
}

/** Of a row that changed twice only the last form travels, at its new place. */
function putLast(rowsByKey: Map<string, WireRow>, row: WireRow): void {
  const key = `${row[0]}\n${row[1]}`;
  rowsByKey.delete(key);
  rowsByKey.set(key, row);
}

function toCommit(scope: string, { from, seq, clock, rowsByKey }: Gathering): Commit {
  return { scope, from, seq, clock, rows: rowsByKey ? [...rowsByKey.values()] : [] };
}

interface Encoded {
  readonly frame: LiveFrame;
  readonly text: string;
}

interface Encoding {
  encodeFor(as: Listening | undefined): Encoded;
}

/** The forms of one frame, each made when the first listener needs it. */
function createEncoding(
  commit: Commit,
  options: { readonly epoch: string; readonly limitCharacters: number },
): Encoding {
  let plain: Encoded | undefined;
  const byAudience = new Map<
    Audience,
    { readonly common: Encoded; readonly insiders: ReadonlySet<string | undefined> }
  >();
  const encodeAll = (view?: (row: WireRow) => WireRow): Encoded =>
    encode(view ? { ...commit, rows: commit.rows.map(view) } : commit, options);

  return {
    encodeFor(as) {
      if (!as) return (plain ??= encodeAll());
      const { audience, reader } = as;
      let known = byAudience.get(audience);
      if (!known) {
        const insiders = new Set(commit.rows.map((row) => audience.findInsider(row)));
        known = { common: encodeAll((row) => audience.view(row)), insiders };
        byAudience.set(audience, known);
      }
      if (!known.insiders.has(reader)) return known.common;
      return encodeAll((row) => audience.view(row, reader));
    },
  };
}

function encode(
  commit: Commit,
  { epoch, limitCharacters }: { readonly epoch: string; readonly limitCharacters: number },
): Encoded {
  const { scope, from, seq, rows, clock } = commit;
  if (rows.length > 0 && rows.length <= limitCharacters / 16) {
    const frame: LiveFrame = { scope, epoch, from, seq, rows, clock };
    const text = JSON.stringify(frame);
    if (text.length <= limitCharacters) return { frame, text };
  }
  const frame: LiveFrame = { scope, epoch, from, seq };
  return { frame, text: JSON.stringify(frame) };
}
