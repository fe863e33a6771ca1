import { decideRing } from "@damim/domain/alarm/next-ring.ts";
import { useEffect, useEffectEvent } from "react";
import type { RunningClock } from "../../data/server/running-clock.ts";
import { readText, writeText } from "../../platform/kept/device-texts.ts";
import { withTabLock } from "../../platform/locks.ts";
import { watchWaking } from "../../platform/waking.ts";

/** Which end was heard on this device: two windows of one clock ring once. */
const RUNG = "timerRung";
/** A timer of the browser may come a moment early. */
const EARLY_MS = 30;

/** Rings at an end (epoch ms), also when the window was hidden or asleep, and not when that is long past. */
export function useRing(end: number | undefined, clock: RunningClock, ring: () => void): void {
  const look = useEffectEvent((): void => {
    if (end === undefined || decideRing(end, clock.look().shown) !== "ring") return;
    ringOnce(RUNG, String(end), ring);
  });
  useEffect(() => {
    if (end === undefined) return;
    const wait = Math.max(0, end - clock.look().shown);
    const timer = setTimeout(() => look(), wait + EARLY_MS);
    const stop = watchWaking(() => look());
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [end, clock]);
}

/** Rings in the first of several windows of this device that come to it. */
export function ringOnce(key: string, mark: string, ring: () => void): void {
  void withTabLock(key, () => {
    if (readText(key) !== mark) {
      writeText(key, mark);
      ring();
    }
    return Promise.resolve();
  });
}
