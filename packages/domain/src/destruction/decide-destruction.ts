import { addDays, addMonths, toMonth, type CalendarDay } from "../calendar-day/calendar-day.ts";
import { retention } from "../data-map/retention.ts";
import { openSchoolYears, toSchoolYearSpan, type SchoolYear } from "../school-year/school-year.ts";

/** Between the question and the deed: to change one's mind, and to notice that it was somebody else. */
export const DESTRUCTION_GRACE_DAYS = 7;

/** Whether a year may be destroyed: one that nobody writes in any more. */
export function isDestroyable(year: SchoolYear, today: CalendarDay): boolean {
  return year < Math.min(...openSchoolYears(today));
}

/**
 * The day from which a year should go, by the span that the papers promise (`retention`).
 *
 * ```ts
 * toProposedDay(2026); // "2027-06-01": three months after 28 February
 * ```
 */
export function toProposedDay(year: SchoolYear): CalendarDay {
  const { monthsAfterYearEnd } = retention["year-records"].span;
  const first = addDays(toSchoolYearSpan(year).to, 1);
  return `${addMonths(toMonth(first), monthsAfterYearEnd)}-01` as CalendarDay;
}

/**
 * The number of the next paper of a teacher: years begin anew.
 *
 * ```ts
 * toNextNumber("2027-12-04", ["2027-0003", "2026-0009"]); // "2027-0004"
 * ```
 */
export function toNextNumber(today: CalendarDay, given: readonly string[]): string {
  const year = today.slice(0, 4);
  const last = given
    .filter((number) => number.startsWith(`${year}-`))
    .map((number) => Number(number.slice(year.length + 1)));
  return `${year}-${String(Math.max(0, ...last) + 1).padStart(4, "0")}`;
}
