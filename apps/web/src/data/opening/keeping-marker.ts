import { findField } from "../server/json-fields.ts";

/**
 * Stands outside of the database while the database holds a teacher's rows, so that its loss is noticed
 * and can be told: when the server last took a word of this device, and how many it had not yet.
 */
export interface KeepingMarker {
  /** Epoch ms; undefined before the first. */
  readonly lastSentAt: number | undefined;
  readonly unsentCount: number;
}

const KEPT = "kept:";
const EVICTED = "evicted:";
const RESCUED = "rescued:";

export function readKeepingMarker(uid: string): KeepingMarker | undefined {
  return read(KEPT + uid);
}

export function saveKeepingMarker(uid: string, marker: KeepingMarker): void {
  write(KEPT + uid, marker);
}

/** What was lost, until the teacher has read it. */
export function readEviction(uid: string): KeepingMarker | undefined {
  return read(EVICTED + uid);
}

export function saveEviction(uid: string, marker: KeepingMarker): void {
  write(EVICTED + uid, marker);
}

export function forgetEviction(uid: string): void {
  remove(EVICTED + uid);
}

/** Whether unsent words wait in the rescue database for a place in the new one. */
export function hasRescued(uid: string): boolean {
  return read(RESCUED + uid) !== undefined;
}

export function saveRescued(uid: string): void {
  write(RESCUED + uid, { lastSentAt: undefined, unsentCount: 0 });
}

export function forgetRescued(uid: string): void {
  remove(RESCUED + uid);
}

/** Before the database is made anew on purpose: it is not missed afterwards. */
export function forgetMarker(uid: string): void {
  remove(KEPT + uid);
}

/** At sign-out. */
export function forgetKeeping(uid: string): void {
  for (const prefix of [KEPT, EVICTED, RESCUED]) remove(prefix + uid);
}

function read(key: string): KeepingMarker | undefined {
  try {
    const text = localStorage.getItem(key);
    if (text === null) return undefined;
    const json: unknown = JSON.parse(text);
    const [lastSentAt, unsentCount] = ["lastSentAt", "unsentCount"].map((name) =>
      findField(json, name),
    );
    return {
      lastSentAt: typeof lastSentAt === "number" ? lastSentAt : undefined,
      unsentCount: typeof unsentCount === "number" ? unsentCount : 0,
    };
  } catch {
    return undefined;
  }
}

function write(key: string, marker: KeepingMarker): void {
  try {
    localStorage.setItem(key, JSON.stringify(marker));
  } catch {
    // Refused: then an eviction goes unnoticed, and nothing else.
  }
}

function remove(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // See write.
  }
}
