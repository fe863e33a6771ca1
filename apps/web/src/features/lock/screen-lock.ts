import {
  forgetLock,
  readLockText,
  saveLockText,
  watchLockTexts,
} from "../../platform/kept/lock-preferences.ts";

/** The lock of this device: one for all of its tabs, and it outlives a reload. */
export interface ScreenLock {
  readonly isLocked: boolean;
  /** Not where nothing of a lock is kept: a first visit, or emptied storage. Then `platform/kept/lock-mark.ts` knows. */
  readonly isSure: boolean;
  readonly subscribe: (listener: () => void) => () => void;
  /** What the mark said where it was not sure. */
  settle(marked: string | undefined): void;
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
  const isSure = readLockText("lockOwner") !== undefined;
  forgetForeignLock(uid);
  const listeners = new Set<() => void>();
  let isLocked = readLockText("screenLocked") === uid;
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
    isSure,
    get isLocked() {
      return isLocked;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    settle(marked) {
      if (marked === uid) lock();
      // Not sooner: a page that is left before it knows leaves no open lock behind.
      saveLockText("lockOwner", uid);
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
      // Without an owner it was emptied, not unlocked.
      const reread = (): void => {
        if (readLockText("lockOwner") !== undefined) show(readLockText("screenLocked") === uid);
      };
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
  if (owner === uid || owner === undefined) return;
  forgetLock();
  saveLockText("lockOwner", uid);
}
