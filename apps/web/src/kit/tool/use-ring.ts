import { decideRing } from "@damim/domain/alarm/next-ring.ts";
import { findEnd } from "@damim/domain/clocks/clock-state.ts";
import { toolTimerKind } from "@damim/domain/clocks/tool-timer.ts";
import { useEffect, useEffectEvent } from "react";
import type { RunningClock } from "../../data/server/running-clock.ts";
import { findClassStore } from "../../data/teacher-data.ts";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import { setSteadyTimer } from "../../platform/steady-timer.ts";
import { watchWaking } from "../../platform/waking.ts";
import { ringOnce } from "./ring-once.ts";

/** A timer may come a moment early. */
const EARLY_MS = 30;

/** By clock, the way to call off. Outside of React: the lock takes the page away, and a clock rings under it. */
const setRings = new Map<string, () => void>();

/**
 * Rings at the end (epoch ms) of a `toolTimer`, also when the window was hidden, asleep or locked, and not when that is
 * long past or the clock was stopped elsewhere.
 */
export function useRing(
  id: string,
  end: number | undefined,
  clock: RunningClock,
  ring: () => void,
): void {
  const data = useTeacherData();
  const store = findClassStore(data) ?? data.profile;
  const sound = useEffectEvent(ring);
  useEffect(() => {
    setRings.get(id)?.();
    setRings.delete(id);
    if (end === undefined) return;
    const look = (): void => {
      const now = clock.look().shown;
      const row = store.rows(toolTimerKind).get(id);
      if (!row || findEnd(row) !== end || decideRing(end, now) !== "ring") return;
      void ringOnce(`rung~${id}`, { at: end, now }, sound);
    };
    const callOff = setSteadyTimer(look, Math.max(0, end - clock.look().shown) + EARLY_MS);
    const stop = watchWaking(look);
    setRings.set(id, () => {
      callOff();
      stop();
    });
  }, [id, end, clock, store]);
}
