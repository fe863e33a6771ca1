import { toRollCall } from "@damim/domain/attendance/count-day.ts";
import { toSeoulSeconds, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toDayPart, type DayPart } from "@damim/domain/day-part/day-part.ts";
import { findLessonsEnd } from "@damim/domain/day-part/lessons-end.ts";
import { isSchoolOpen } from "@damim/domain/school-calendar/school-calendar.ts";
import { recordSchoolYear } from "@damim/domain/school-year/school-year.ts";
import { useEffect } from "react";
import { useClockValue, useRunningClock } from "../../data/server/use-running-clock.ts";
import type { Store } from "../../data/teacher-data.ts";
import { useBellsOfDays } from "../../data/use-bell-day.ts";
import { useMembers } from "../../data/use-roster.ts";
import { useSchoolCalendar } from "../../data/use-school-calendar.ts";
import { useDayCounts } from "../../features/attendance/use-day-counts.ts";

export interface DayPartProps {
  readonly store: Store;
  readonly day: CalendarDay;
  /** As it is shown. */
  readonly part: DayPart;
  readonly onPart: (part: DayPart) => void;
  /** A pupil is being written about: the seats do not fold under the hand. */
  readonly isBusy: () => boolean;
}

/** Tells the page each part of the day as it comes. With what is late, for it reads all of a day: bells, lessons, closings. */
export function useDayPart({ store, day, part, onPart, isBusy }: DayPartProps): void {
  const rollCall = toRollCall(useDayCounts(store, useMembers(store, day), day));
  const { rows, bellDay } = useBellsOfDays(store)(day);
  const isOpen = isSchoolOpen(useSchoolCalendar(recordSchoolYear(day)), day);
  const lessonsEnd = findLessonsEnd(rows, bellDay);
  const next = useClockValue(useRunningClock(), ({ shown }) =>
    part === "morning" && isBusy()
      ? part
      : toDayPart(toSeoulSeconds(shown), { isOpen, lessonsEnd }, rollCall),
  );
  useEffect(() => onPart(next), [next, onPart]);
}
