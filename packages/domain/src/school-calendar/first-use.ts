import {
  addDays,
  toMonthSpan,
  type CalendarDay,
  type CalendarMonth,
} from "../calendar-day/calendar-day.ts";
import { toKoreanMonthDay } from "../calendar-day/korean-day.ts";
import { listOpenDaysBetween, type SchoolCalendar } from "./school-calendar.ts";
import { recordSchoolYear, toSchoolYearSpan, type SchoolYear } from "../school-year/school-year.ts";

/**
 * The day from which a year is written of: nothing is said of the days before it. Nothing where that is the whole year:
 * a year that does not tell (older rows), or one that began to be written on its first school day.
 *
 * ```ts
 * findFirstUse({ ...plainCalendar, firstUse: "2026-11-26" }, 2026); // "2026-11-26"
 * findFirstUse({ ...plainCalendar, firstUse: "2026-03-03" }, 2026); // undefined: 1 and 2 March are holidays
 * ```
 */
export function findFirstUse(calendar: SchoolCalendar, year: SchoolYear): CalendarDay | undefined {
  const { firstUse } = calendar;
  const { from, to } = toSchoolYearSpan(year);
  if (!firstUse || firstUse > to) return undefined;
  return listOpenDaysBetween(calendar, from, addDays(firstUse, -1)).length > 0
    ? firstUse
    : undefined;
}

/** Of two days from which something counts the later one. */
export function toLater(day: CalendarDay, other: CalendarDay | null | undefined): CalendarDay {
  return other && other > day ? other : day;
}

/** 「11월 26일부터 적었어요」, beside a sum that counts from there. */
export function toFirstUseWords(firstUse: CalendarDay): string {
  return `${toKoreanMonthDay(firstUse)}부터 적었어요`;
}

/** The same of a span whose school days were not all written of, both ends included; nothing of others. */
export function toSpanWords(
  calendar: SchoolCalendar,
  { from, to }: { readonly from: CalendarDay; readonly to: CalendarDay },
): string | undefined {
  const firstUse = findFirstUse(calendar, recordSchoolYear(from));
  const [first] = listOpenDaysBetween(calendar, from, to);
  return firstUse && first && first < firstUse ? toFirstUseWords(firstUse) : undefined;
}

/** The same of a month. */
export function toMonthWords(calendar: SchoolCalendar, month: CalendarMonth): string | undefined {
  return toSpanWords(calendar, toMonthSpan(month));
}
