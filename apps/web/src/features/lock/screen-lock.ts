import { findIdleRest, parseLockTime } from "@damim/domain/lock/lock-time.ts";
import { watchActivity } from "../../platform/activity.ts";
import {
  forgetLock,
  readLockText,
  saveLockText,
  watchLockTexts,
} from "../../platform/lock-preferences.ts";

/** The lock of this device: one for all of its tabs, and it outlives a reload. */
export interface ScreenLock {
  /** Whose lock it is. */
  readonly uid: string;
  readonly isLocked: boolean;
  /** 0: never locks by itself. */
  readonly lockMinutes: number;
  subscribe(listener: () => void): () => void;
  lock(): void;
  /** Only after the lock password or the account's own (lock-password.ts, app/ask-account.ts). */
  unlock(): void;
  saveLockMinutes(minutes: number): void;
  /** Watches hands, the clock and the other tabs; the answer stops it. */
  start(): () => void;
}

export interface ScreenLockOptions {
  readonly uid: string;
  readonly now: () => number;
}

/** A mouse moves a hundred times a second; what it tells is looked at this often. */
const LOOK_STEP_MS = 1_000;
/** Writing down each movement would write all day; other tabs may know of it this much later. */
const ACTIVITY_STEP_MS = 5_000;

/**
 * Made before a row is shown: a device that was locked, or was left alone for longer than `lockTime`, is
 * locked from the first picture on (spec 01 §4).
 */
export function createScreenLock({ uid, now }: ScreenLockOptions): ScreenLock {
  const listeners = new Set<() => void>();
  forgetForeignLock(uid);
  let isLocked = readLockText("screenLocked") === uid;
  let lastActiveAt = now();
  let keptActiveAt = Number(readLockText("lastActiveAt") ?? Number.NaN);
  if (Number.isFinite(keptActiveAt)) lastActiveAt = keptActiveAt;
  let stopTimer: () => void = () => undefined;

  const setLocked = (next: boolean): void => {
    if (next === isLocked) return;
    isLocked = next;
    for (const listener of listeners) listener();
  };
  const lock = (): void => {
    saveLockText("screenLocked", uid);
    setLocked(true);
  };
  const unlock = (): void => {
    // First, or another tab that hears of it would find a device that was left alone.
    noteActive();
    saveLockText("lockTries", undefined);
    saveLockText("screenLocked", undefined);
    setLocked(false);
  };
  const noteActive = (): void => {
    lastActiveAt = now();
    if (readLockMinutes() === 0) return;
    if (Math.abs(lastActiveAt - keptActiveAt) < ACTIVITY_STEP_MS) return;
    keptActiveAt = lastActiveAt;
    saveLockText("lastActiveAt", String(lastActiveAt));
  };
  /** Locks when it is time; tells how long it is until then. */
  const check = (): number | undefined => {
    const at = now();
    const elsewhere = Number(readLockText("lastActiveAt") ?? 0);
    // The clock was set back: what is ahead of it would keep the screen open until it is caught up.
    if (elsewhere > at) saveLockText("lastActiveAt", String(at));
    lastActiveAt = Math.min(Math.max(lastActiveAt, elsewhere), at);
    const rest = findIdleRest({ lockMinutes: readLockMinutes(), lastActiveAt, now: at });
    if (rest === 0) lock();
    return rest;
  };
  const setTimer = (): void => {
    stopTimer();
    if (isLocked) return;
    const rest = check();
    if (rest === undefined || isLocked) return;
    const timer = setTimeout(setTimer, rest);
    stopTimer = () => clearTimeout(timer);
  };
  if (!isLocked) check();

  return {
    uid,
    get isLocked() {
      return isLocked;
    },
    get lockMinutes() {
      return readLockMinutes();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    lock,
    unlock,
    saveLockMinutes(minutes) {
      saveLockText("lockTime", String(minutes));
      noteActive();
      setTimer();
    },
    start() {
      const handleActive = (): void => {
        if (isLocked || Math.abs(now() - lastActiveAt) < LOOK_STEP_MS) return;
        if (check() !== 0) noteActive();
      };
      const reread = (): void => {
        setLocked(readLockText("screenLocked") === uid);
        setTimer();
      };
      const stops = [
        watchActivity(handleActive),
        watchLockTexts(reread),
        (() => {
          listeners.add(setTimer);
          return () => listeners.delete(setTimer);
        })(),
      ];
      addEventListener("pageshow", reread);
      document.addEventListener("visibilitychange", reread);
      setTimer();
      return () => {
        for (const stop of stops) stop();
        removeEventListener("pageshow", reread);
        document.removeEventListener("visibilitychange", reread);
        stopTimer();
      };
    },
  };
}

function readLockMinutes(): number {
  return parseLockTime(readLockText("lockTime"));
}

/** A session that ended by itself leaves the lock of its teacher behind; it must not meet the next one. */
function forgetForeignLock(uid: string): void {
  const owner = readLockText("lockOwner");
  if (owner === uid) return;
  if (owner !== undefined) forgetLock();
  saveLockText("lockOwner", uid);
}
