import { toDayParts, type CalendarDay } from "../calendar-day/calendar-day.ts";

/** Named by the year it starts in: 2026 is March 2026 to February 2027. */
export type SchoolYear = number;

/**
 * The school year that a teacher works in today: the guard, the default year and the dialog ask this.
 *
 * It turns on 15 February, two weeks before the legal 1 March, so that the next class can be prepared
 * while the old one still exists.
 *
 * ```ts
 * workingSchoolYear("2027-02-14"); // 2026
 * workingSchoolYear("2027-02-15"); // 2027
 * ```
 */
export function workingSchoolYear(today: CalendarDay): SchoolYear {
  const { year } = toDayParts(today);
  return today.slice(5) >= "02-15" ? year : year - 1;
}

/**
 * The school year that a dated record belongs to, and with it the record's scope. It turns on the legal
 * 1 March (초ㆍ중등교육법 시행령 제44조).
 *
 * ```ts
 * recordSchoolYear("2027-02-28"); // 2026
 * recordSchoolYear("2027-03-01"); // 2027
 * ```
 */
export function recordSchoolYear(day: CalendarDay): SchoolYear {
  const { year, month } = toDayParts(day);
  return month >= 3 ? year : year - 1;
}

/**
 * The years that can be written today, the ending one first. From 15 February to the end of February
 * both are open: the ending class is still marked while the next one is prepared.
 *
 * ```ts
 * openSchoolYears("2027-02-20"); // [2026, 2027]
 * openSchoolYears("2027-03-01"); // [2027]
 * ```
 */
export function openSchoolYears(today: CalendarDay): readonly SchoolYear[] {
  const ending = recordSchoolYear(today);
  const working = workingSchoolYear(today);
  return ending === working ? [working] : [ending, working];
}

/**
 * Whether a teacher has a year to work in: the one of the class in the room, or in the second half of February the
 * coming one. Until then the product asks for it (「학년도 설정 필요」); setting the coming year beside a set one is
 * only offered.
 */
export function isYearReady(today: CalendarDay, isSet: (year: SchoolYear) => boolean): boolean {
  return openSchoolYears(today).some(isSet);
}

/** First and last day of the legal school year, both included. */
export function toSchoolYearSpan(year: SchoolYear): {
  readonly from: CalendarDay;
  readonly to: CalendarDay;
} {
  const next = year + 1;
  const isLeap = (next % 4 === 0 && next % 100 !== 0) || next % 400 === 0;
  return { from: `${year}-03-01`, to: `${next}-02-${isLeap ? 29 : 28}` };
}
