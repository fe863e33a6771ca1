import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import { toKoreanDate } from "../calendar-day/korean-day.ts";
import { toSchoolYearSpan, type SchoolYear } from "./school-year.ts";

/** Of a day that lies after its school year: one before it may be of a pupil who comes or goes between two years. */
export function sayAfterYear(day: CalendarDay, year: SchoolYear): string | undefined {
  const { to } = toSchoolYearSpan(year);
  return day > to ? `${toKoreanDate(to)}까지의 날을 골라 주세요.` : undefined;
}

/** The rule of a form whose day has to lie in its school year. */
export function withinYear(year: SchoolYear) {
  const { from, to } = toSchoolYearSpan(year);
  return ({ day }: { readonly day: CalendarDay }): readonly ["day", string] | undefined =>
    day < from || day > to ? ["day", `${year}학년도의 날짜를 골라 주세요.`] : undefined;
}
