import type { TimeOfDay } from "@damim/domain/clocks/read-time.ts";
import { toSeoulDay, toSeoulSeconds } from "@damim/domain/calendar-day/calendar-day.ts";
import type { RunningClock } from "../../data/server/running-clock.ts";
import { useClockValue } from "../../data/server/use-running-clock.ts";
import { findClassStore } from "../../data/teacher-data.ts";
import { readMoment, useBellsOfDays } from "../../data/use-bell-day.ts";
import { useTeacherData } from "../../data/use-teacher-data.ts";

/** The bells of today for 「3교시 끝까지」, and the lesson that runs now; 0 for none. */
export function useLessonEnd(clock: RunningClock) {
  const data = useTeacherData();
  const bellsOf = useBellsOfDays(findClassStore(data) ?? data.profile);
  const lesson = useClockValue(clock, (state) => {
    const moment = readMoment(bellsOf(toSeoulDay(state.shown)), state).state;
    return moment.phase === "lesson" ? (moment.row.period ?? 0) : 0;
  });
  return {
    lesson,
    readToday: (): TimeOfDay => {
      const { shown } = clock.look();
      const { rows, bellDay } = bellsOf(toSeoulDay(shown));
      return { ...bellDay, rows, second: toSeoulSeconds(shown) };
    },
  };
}
