import { addDays, type CalendarDay } from "../calendar-day/calendar-day.ts";
import { toSchoolYearSpan, type SchoolYear } from "../school-year/school-year.ts";
import { listOpenDaysBetween, type SchoolCalendar } from "./school-calendar.ts";
import { findFirstSemesterEnd, type SchoolTerms } from "./school-terms.ts";

/** 초ㆍ중등교육법 시행령 제45조: 190 a year; up to a tenth may be cut for disaster and the like. */
export const LEAST_SCHOOL_DAYS = 190;

export interface SchoolDayCount {
  readonly year: number;
  /** By semester, where it is told when the second begins. */
  readonly semesters: readonly [first: number, second: number] | undefined;
  /** Whether vacations are told, so that the number is the school's and not only that of the public holidays. */
  readonly isWhole: boolean;
}

/** 수업일수 of a school year and of its two semesters. */
export function countSchoolDays(
  calendar: SchoolCalendar,
  terms: SchoolTerms,
  year: SchoolYear,
): SchoolDayCount {
  const { from, to } = toSchoolYearSpan(year);
  const count = (first: CalendarDay, last: CalendarDay): number =>
    listOpenDaysBetween(calendar, first, last).length;
  const firstEnd = findFirstSemesterEnd(terms);
  return {
    year: count(from, to),
    semesters: firstEnd && [count(from, firstEnd), count(addDays(firstEnd, 1), to)],
    isWhole: isVacationTold(calendar, year),
  };
}

/** No school works through a year: somebody who told 30 days of vacation has told the school's calendar. */
const LEAST_VACATION_DAYS = 30;

/** Whether 수업일수 of the year are the school's: without its vacations they are too many. */
export function isVacationTold(calendar: SchoolCalendar, year: SchoolYear): boolean {
  const { from, to } = toSchoolYearSpan(year);
  const own = [...calendar.ownDays.values()].filter(
    ({ day, type }) => type === "vacation" && day >= from && day <= to,
  );
  const ofTerms = calendar.vacations.reduce(
    (days, { from: first, to: last }) =>
      days + (Date.parse(last) - Date.parse(first)) / 86_400_000 + 1,
    0,
  );
  return own.length + ofTerms >= LEAST_VACATION_DAYS;
}
