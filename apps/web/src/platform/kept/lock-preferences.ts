import { watchTexts } from "./device-texts.ts";

/** What this device keeps of the screen lock, as texts. `lockTime` and `lockPassword` are the source's names. */
type LockKey =
  | "lockOwner"
  | "lockTime"
  | "lockPassword"
  | "screenLocked"
  | "lockTries"
  | "lastActiveAt"
  | "lockDueAt"
  | "lockProofAfter";

const LOCK_KEYS: readonly LockKey[] = [
  "lockOwner",
  "lockTime",
  "lockPassword",
  "screenLocked",
  "lockTries",
  "lastActiveAt",
  "lockDueAt",
  "lockProofAfter",
];

/** Where storage is refused altogether: the lock then holds until the page is left. */
const inMemory = new Map<LockKey, string>();

export function readLockText(key: LockKey): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return inMemory.get(key);
  }
}

/** `undefined` forgets it. */
export function saveLockText(key: LockKey, text: string | undefined): void {
  try {
    if (text === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    if (text === undefined) inMemory.delete(key);
    else inMemory.set(key, text);
  }
}

/** At sign-out: the next teacher on this computer must not meet the lock of this one (spec 01 §4). */
export function forgetLock(): void {
  for (const key of LOCK_KEYS) saveLockText(key, undefined);
  void import("./lock-mark.ts").then((file) => file.keepLockMark(undefined)).catch(() => undefined);
}

/** Tells when another tab of this device changed something of the lock. The answer stops it. */
export function watchLockTexts(onChange: () => void): () => void {
  return watchTexts((key) => {
    if (key === null || LOCK_KEYS.some((known) => known === key)) onChange();
  });
}
