import {
  addDays,
  toSeoulDay,
  toSeoulMinutes,
  type CalendarDay,
} from "../calendar-day/calendar-day.ts";
import { toWeekPlace } from "../calendar-day/week.ts";
import { toMonday } from "../class-table/weeks/week-letter.ts";
import { listOpenDaysBetween, type SchoolCalendar } from "../school-calendar/school-calendar.ts";
import { toSchoolYearSpan, type SchoolYear } from "../school-year/school-year.ts";
import type { SchoolTerms } from "../school-calendar/school-terms.ts";

const NOON = 12 * 60;
const THURSDAY = 3;

/**
 * The week of which a letter is written at an instant (epoch ms): the next one from Thursday noon on, else the one of today.
 *
 * ```ts
 * findLetterMonday(Date.parse("2026-11-26T12:00:00+09:00")); // "2026-11-30"
 * ```
 */
export function findLetterMonday(now: number): CalendarDay {
  const today = toSeoulDay(now);
  const place = toWeekPlace(today);
  const isNext = place > THURSDAY || (place === THURSDAY && toSeoulMinutes(now) >= NOON);
  return addDays(toMonday(today), isNext ? 7 : 0);
}

/** The week of a day, of those with a day from Monday to Friday in a school year. */
export function toLetterMonday(asked: CalendarDay, year: SchoolYear): CalendarDay {
  const { from, to } = toSchoolYearSpan(year);
  // A year that begins on a weekend begins with the Monday after it.
  const first = toMonday(addDays(from, 2));
  const monday = toMonday(asked > to ? to : asked);
  return monday < first ? first : monday;
}

/**
 * 「2학기 15주」 of a Monday: weeks with a day of school, the first day's is the first. Nothing where the first day of its
 * semester was not told, nor of a week without school.
 */
export function toSemesterWeek(
  { firstDay, firstSemesterEnd, secondDay }: SchoolTerms,
  calendar: SchoolCalendar,
  monday: CalendarDay,
): string | undefined {
  const friday = addDays(monday, 4);
  const hasSchool = (from: CalendarDay): boolean =>
    listOpenDaysBetween(calendar, from, addDays(from, 6)).length > 0;
  const isSecond = secondDay ? friday >= secondDay : monday > (firstSemesterEnd ?? "9999");
  const start = isSecond ? secondDay : firstDay;
  if (!start || friday < start || !hasSchool(monday)) return undefined;
  let count = 0;
  for (let week = toMonday(start); week <= monday; week = addDays(week, 7))
    if (hasSchool(week)) count += 1;
  return `${isSecond ? 2 : 1}학기 ${count}주`;
}
