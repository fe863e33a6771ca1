import { parseLockTime } from "@damim/domain/lock/lock-time.ts";
import { readLockText, saveLockText } from "../../platform/kept/lock-preferences.ts";

const listeners = new Set<() => void>();

/** After how many minutes without a hand this device locks by itself; 0 is never (spec 01 §4). */
export function readLockMinutes(): number {
  return parseLockTime(readLockText("lockTime"));
}

export function saveLockMinutes(minutes: number): void {
  saveLockText("lockTime", String(minutes));
  saveLockText("lockDueAt", undefined);
  for (const listener of listeners) listener();
}

/** Tells when this page chose another time; of other tabs `watchLockTexts` tells. The answer stops it. */
export function watchLockMinutes(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}
