import { addDays, type CalendarDay } from "../calendar-day/calendar-day.ts";
import { isSchoolOpen, type SchoolCalendar } from "../school-calendar/school-calendar.ts";

/** Longer than any vacation: a calendar that closes every day must not hold the page. */
const LONGEST_BREAK_DAYS = 120;

/** The first open day after a day; without one in 120 days simply the next day. */
export function findNextOpenDay(calendar: SchoolCalendar, day: CalendarDay): CalendarDay {
  return findOpenDay(calendar, day, 1);
}

/**
 * The day a number of open days later, or earlier when negative; the day itself need not be open.
 *
 * ```ts
 * addOpenDays(plainCalendar, "2026-11-23", -3); // "2026-11-18": Monday, three school days before
 * ```
 */
export function addOpenDays(
  calendar: SchoolCalendar,
  day: CalendarDay,
  dayCount: number,
): CalendarDay {
  let reached = day;
  for (let left = Math.abs(dayCount); left > 0; left -= 1) {
    reached = findOpenDay(calendar, reached, dayCount < 0 ? -1 : 1);
  }
  return reached;
}

function findOpenDay(calendar: SchoolCalendar, from: CalendarDay, step: 1 | -1): CalendarDay {
  for (let away = 1; away <= LONGEST_BREAK_DAYS; away += 1) {
    const day = addDays(from, step * away);
    if (isSchoolOpen(calendar, day)) return day;
  }
  return addDays(from, step);
}
