import { breakLockWords, decideBreakPress } from "@damim/domain/draw/break-lock.ts";
import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { useState } from "react";
import type { RunningClock } from "../../data/server/running-clock.ts";
import { findClassStore } from "../../data/teacher-data.ts";
import { readMoment, useBellsOfDays } from "../../data/use-bell-day.ts";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import { usePreset } from "./use-preset.ts";

/** 「쉬는 시간에는 잠그기」: without bells there is no break, and nothing is locked. */
export function useBreakLock(clock: RunningClock) {
  const data = useTeacherData();
  const bellsOf = useBellsOfDays(findClassStore(data) ?? data.profile);
  const { value, save } = usePreset("randomPick~breakLock", "쉬는 시간 잠금");
  const [firstAt, setFirstAt] = useState<number>();
  const isBreak = (): boolean => {
    const state = clock.look();
    const bells = bellsOf(toSeoulDay(state.shown));
    return bells.hasBells && readMoment(bells, state).state.phase !== "lesson";
  };
  return {
    isOn: value === true,
    set: save,
    /** Why the last press drew nothing. */
    words: firstAt === undefined ? undefined : breakLockWords,
    /** Whether a press draws now. */
    press: (): boolean => {
      const now = clock.look().shown;
      const decided = value === true && isBreak() ? decideBreakPress(firstAt, now) : "draw";
      if (decided === "again") setFirstAt(now);
      else if (decided === "draw") setFirstAt(undefined);
      return decided === "draw";
    },
  };
}
