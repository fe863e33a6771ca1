import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { useCallback, useSyncExternalStore } from "react";
import { watchWaking } from "../platform/waking.ts";
import type { TeacherData } from "./teacher-data.ts";

/** A page that sleeps looks when it wakes; one that is awake at midnight so soon after it. */
const LOOK_EVERY_MS = 15_000;

/**
 * What stands in `ClockContext`: another text when today is another day, and when the device's clock turns out to be
 * off, or right again. By it alone a page that stays open over a night turns.
 */
export function useClockTurns(data: TeacherData): string {
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = [data.subscribe(listener), watchWaking(listener)];
      const timer = setInterval(listener, LOOK_EVERY_MS);
      return () => {
        clearInterval(timer);
        for (const stop of stops) stop();
      };
    },
    [data],
  );
  return useSyncExternalStore(subscribe, () => `${toSeoulDay(data.now())} ${data.clockAheadMs}`);
}
