import { findIdleRest } from "@damim/domain/lock/lock-time.ts";
import { watchActivity } from "../../platform/activity.ts";
import {
  readLockText,
  saveLockText,
  watchLockTexts,
} from "../../platform/kept/lock-preferences.ts";
import { readLockMinutes, watchLockMinutes } from "./lock-minutes.ts";
import type { ScreenLock } from "./screen-lock.ts";

/** Locks the screen when no hand was seen on this device, in any tab, for the chosen time. */
export interface IdleLock {
  /** Watches hands, the clock and the other tabs; the answer stops it. */
  start(): () => void;
}

export interface IdleLockOptions {
  readonly lock: ScreenLock;
  readonly now: () => number;
}

const MINUTE_MS = 60_000;
/** A mouse moves a hundred times a second; what it tells is looked at this often. */
const LOOK_STEP_MS = 1_000;
/** Writing down each movement would write all day; other tabs may know of it this much later. */
const KEEP_STEP_MS = 5_000;

export function createIdleLock({ lock, now }: IdleLockOptions): IdleLock {
  let lastActiveAt = now();
  let keptActiveAt = Number.NaN;
  let stopTimer: () => void = () => undefined;

  const noteActive = (): void => {
    lastActiveAt = now();
    const lockMinutes = readLockMinutes();
    if (lockMinutes === 0 || Math.abs(lastActiveAt - keptActiveAt) < KEEP_STEP_MS) return;
    keptActiveAt = lastActiveAt;
    saveLockText("lastActiveAt", String(lastActiveAt));
    // For the next start, which decides before this chunk is there.
    saveLockText("lockDueAt", String(lastActiveAt + lockMinutes * MINUTE_MS));
  };
  /** Locks when it is time; tells how long it is until then. */
  const check = (): number | undefined => {
    const at = now();
    const elsewhere = Number(readLockText("lastActiveAt") ?? 0);
    // The clock was set back: what is ahead of it would keep the screen open until it is caught up.
    if (elsewhere > at) saveLockText("lastActiveAt", String(at));
    lastActiveAt = Math.min(Math.max(lastActiveAt, elsewhere), at);
    const rest = findIdleRest({ lockMinutes: readLockMinutes(), lastActiveAt, now: at });
    if (rest === 0) lock.lock();
    return rest;
  };
  const setTimer = (): void => {
    stopTimer();
    if (lock.isLocked) return;
    const rest = check();
    if (rest === undefined || rest === 0) return;
    const timer = setTimeout(setTimer, rest);
    stopTimer = () => clearTimeout(timer);
  };

  return {
    start() {
      const handleActive = (): void => {
        if (lock.isLocked || Math.abs(now() - lastActiveAt) < LOOK_STEP_MS) return;
        if (check() !== 0) noteActive();
      };
      const stops = [
        watchActivity(handleActive),
        watchLockTexts(setTimer),
        watchLockMinutes(() => {
          keptActiveAt = Number.NaN;
          noteActive();
          setTimer();
        }),
        lock.subscribe(() => {
          // Unlocking is a hand's doing too, in whichever tab.
          if (!lock.isLocked) noteActive();
          setTimer();
        }),
      ];
      document.addEventListener("visibilitychange", setTimer);
      setTimer();
      return () => {
        for (const stop of stops) stop();
        document.removeEventListener("visibilitychange", setTimer);
        stopTimer();
      };
    },
  };
}
