import type { ClockState } from "@damim/domain/bells/next-clock.ts";
import { useMemo, useSyncExternalStore } from "react";
import { currentTime, steadyTime } from "../../platform/clock.ts";
import { watchWaking } from "../../platform/waking.ts";
import { useTeacherData } from "../use-teacher-data.ts";
import { createRunningClock, type RunningClock } from "./running-clock.ts";

/** The clock of a page with seconds on it. What shows it asks `useClockValue`, which draws only what changed. */
export function useRunningClock(): RunningClock {
  const { serverClock, rounds } = useTeacherData();
  return useMemo(
    () =>
      createRunningClock({
        deviceNow: currentTime,
        steadyNow: steadyTime,
        lastHeard: serverClock.lastHeard,
        notBefore: serverClock.notBefore,
        ask: () => rounds.poke(),
        setTimer(work, delayMs) {
          const timer = setTimeout(work, delayMs);
          return () => clearTimeout(timer);
        },
        watchWaking,
      }),
    [serverClock, rounds],
  );
}

/** What a part of the page says of this second; drawn again only when that is something else. */
export function useClockValue<T extends string | number | boolean>(
  clock: RunningClock,
  read: (state: ClockState) => T,
): T {
  return useSyncExternalStore(clock.subscribe, () => read(clock.state()));
}
