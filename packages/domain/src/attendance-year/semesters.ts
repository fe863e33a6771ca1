import { addDays, type CalendarDay } from "../calendar-day/calendar-day.ts";
import type { DayRange } from "../attendance/count/attendance-counts.ts";
import type { SchoolCalendar } from "../school-calendar/school-calendar.ts";
import { toSchoolYearSpan, type SchoolYear } from "../school-year/school-year.ts";

/** The two semesters of a school year, both ends included. */
export interface Semesters {
  readonly first: DayRange;
  readonly second: DayRange;
}

/**
 * 1학기 goes from 1 March to a day that the principal sets, 2학기 from the next day to the end of February
 * (초ㆍ중등교육법 시행령 제44조). The day is told by the dates of the terms; else 2학기 begins behind the own days of
 * a summer vacation, or on 16 August while nothing is entered.
 *
 * ```ts
 * toSemesters(plainCalendar, 2026).second; // { from: "2026-08-16", to: "2027-02-28" }
 * ```
 */
export function toSemesters(calendar: SchoolCalendar, year: SchoolYear): Semesters {
  const span = toSchoolYearSpan(year);
  const summer = [...calendar.ownDays.values()]
    .filter(
      ({ type, day }) => type === "vacation" && day >= `${year}-07-01` && day <= `${year}-09-30`,
    )
    .map(({ day }) => day)
    .sort()
    .at(-1);
  const firstEnd = calendar.firstSemesterEnd ?? summer;
  const from: CalendarDay = firstEnd ? addDays(firstEnd, 1) : `${year}-08-16`;
  return { first: { from: span.from, to: addDays(from, -1) }, second: { from, to: span.to } };
}
