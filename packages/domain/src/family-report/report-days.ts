import { findNextOpenDay } from "../attendance/open-days.ts";
import {
  addDays,
  toSeoulDay,
  toSeoulMinutes,
  type CalendarDay,
} from "../calendar-day/calendar-day.ts";
import { toSeoulMidnight } from "../calendar-day/korean-instant.ts";
import { isSchoolOpen, type SchoolCalendar } from "../school-calendar/school-calendar.ts";

const MOST_DAYS_AHEAD = 5;
const MINUTE_MS = 60_000;
const MORNING = 6 * 60;
const NIGHT = 22 * 60;
const AFTER_SCHOOL = 16 * 60 + 40;
/** So long after its day the words of a report stay (10 §8: as those of bookings). */
export const REPORT_KEPT_DAYS = 30;

/**
 * The days that a family may tell of: today where the school is open, and the next five open days, none behind `last`.
 * Today stays today when the lessons are over.
 *
 * ```ts
 * listReportDays(plainCalendar, "2026-11-27", "2027-02-28"); // Friday, and Monday to Friday after it
 * ```
 */
export function listReportDays(
  calendar: SchoolCalendar,
  today: CalendarDay,
  last: CalendarDay,
): readonly CalendarDay[] {
  const ahead: CalendarDay[] = [];
  for (let day = today; ahead.length < MOST_DAYS_AHEAD;) {
    day = findNextOpenDay(calendar, day);
    ahead.push(day);
  }
  return [today, ...ahead].filter((day) => day <= last && isSchoolOpen(calendar, day));
}

/** From when on the teacher sees what was told at `at`: at once, but what came at night at 06:00. */
export function toShownFrom(at: number): number {
  const minutes = toSeoulMinutes(at);
  if (minutes >= MORNING && minutes < NIGHT) return at;
  const day = toSeoulDay(at);
  return toSeoulMidnight(minutes < MORNING ? day : addDays(day, 1)) + MORNING * MINUTE_MS;
}

/** Whether the teacher is told at once: on a school day from 06:00 until before 16:40. Else in the morning (15 §1). */
export function isToldAtOnce(calendar: SchoolCalendar, now: number): boolean {
  const minutes = toSeoulMinutes(now);
  return minutes >= MORNING && minutes < AFTER_SCHOOL && isSchoolOpen(calendar, toSeoulDay(now));
}
