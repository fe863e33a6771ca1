import {
  forgetLock,
  readLockText,
  saveLockText,
  watchLockTexts,
} from "../../platform/kept/lock-preferences.ts";

/** The lock of this device: one for all of its tabs, and it outlives a reload. */
export interface ScreenLock {
  readonly isLocked: boolean;
  readonly subscribe: (listener: () => void) => () => void;
  lock(): void;
  /** Only after the lock password or the account's own (lock-password.ts, app/lock/ask-account.ts). */
  unlock(): void;
  /** Follows the other tabs; the answer stops it. */
  start(): () => void;
}

export interface ScreenLockOptions {
  readonly uid: string;
  readonly now: () => number;
}

/**
 * Made before a row is shown: a device that was locked, or was left alone for longer than `lockTime`, is
 * locked from the first picture on (spec 01 §4). In the first chunk, so it decides and no more; what else
 * belongs to the lock comes with app/lock/lock-part.tsx.
 */
export function createScreenLock({ uid, now }: ScreenLockOptions): ScreenLock {
  forgetForeignLock(uid);
  const listeners = new Set<() => void>();
  const readLocked = (): boolean => readLockText("screenLocked") === uid;
  let isLocked = readLocked();
  const show = (next: boolean): void => {
    if (next === isLocked) return;
    isLocked = next;
    for (const listener of listeners) listener();
  };
  const lock = (): void => {
    saveLockText("screenLocked", uid);
    show(true);
  };
  // Written down by idle-lock.ts with each sign of a hand.
  if (now() >= Number(readLockText("lockDueAt") ?? Infinity)) lock();

  return {
    get isLocked() {
      return isLocked;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    lock,
    unlock() {
      saveLockText("lockDueAt", undefined);
      saveLockText("lockTries", undefined);
      saveLockText("lockProofAfter", undefined);
      saveLockText("screenLocked", undefined);
      show(false);
    },
    start() {
      const reread = (): void => show(readLocked());
      const stop = watchLockTexts(reread);
      addEventListener("pageshow", reread);
      return () => {
        stop();
        removeEventListener("pageshow", reread);
      };
    },
  };
}

/** A session that ended by itself leaves the lock of its teacher behind; it must not meet the next one. */
function forgetForeignLock(uid: string): void {
  const owner = readLockText("lockOwner");
  if (owner === uid) return;
  if (owner !== undefined) forgetLock();
  saveLockText("lockOwner", uid);
}
