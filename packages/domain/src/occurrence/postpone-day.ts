import { addOpenDays, findNextOpenDay } from "../attendance/open-days.ts";
import { addDays, type CalendarDay } from "../calendar-day/calendar-day.ts";
import { isSchoolOpen, type SchoolCalendar } from "../school-calendar/school-calendar.ts";

export type Postponement = "nextSchoolDay" | "nextWeek" | { readonly to: CalendarDay };

/**
 * The day of 「미루기」: a school day or a week on, counted from today when the day is over or was never said; a week that
 * ends on a closed day goes on to the next open one. A day that the teacher picks stays as it is.
 */
export function toPostponedDay(
  dueOn: CalendarDay | null | undefined,
  by: Postponement,
  { today, calendar }: { readonly today: CalendarDay; readonly calendar: SchoolCalendar },
): CalendarDay {
  if (typeof by === "object") return by.to;
  const from = dueOn && dueOn > today ? dueOn : today;
  return by === "nextSchoolDay" ? addOpenDays(calendar, from, 1) : addSchoolWeek(calendar, from);
}

/** The same day a week later; a closed one moves on to the next open one. */
export function addSchoolWeek(calendar: SchoolCalendar, from: CalendarDay): CalendarDay {
  const week = addDays(from, 7);
  return isSchoolOpen(calendar, week) ? week : findNextOpenDay(calendar, week);
}
