import type { AttendanceMark } from "../attendance/attendance-mark.ts";
import { toMonth, type CalendarDay, type CalendarMonth } from "../calendar-day/calendar-day.ts";
import { listOpenDays, type SchoolCalendar } from "../school-calendar/school-calendar.ts";

/** A month to be closed, due from its last school day on. */
export interface UnclosedMonth {
  readonly month: CalendarMonth;
  readonly dueOn: CalendarDay;
}

/**
 * The months with marks whose last school day has come and that are not closed, the earliest first. A month that was over
 * before the first day of use was closed elsewhere.
 */
export function listUnclosedMonths(
  marks: Iterable<Pick<AttendanceMark, "day">>,
  isClosed: (month: CalendarMonth) => boolean,
  { calendar, today }: { readonly calendar: SchoolCalendar; readonly today: CalendarDay },
): readonly UnclosedMonth[] {
  const months = new Set<CalendarMonth>();
  for (const { day } of marks) months.add(toMonth(day));
  return [...months].sort().flatMap((month) => {
    const dueOn = listOpenDays(calendar, month).at(-1);
    const isBefore = calendar.firstUse !== undefined && month < toMonth(calendar.firstUse);
    return dueOn && dueOn <= today && !isBefore && !isClosed(month) ? [{ month, dueOn }] : [];
  });
}
