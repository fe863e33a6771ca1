import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import { toSchoolYearSpan, type SchoolYear } from "./school-year.ts";

/** The rule of a form whose day has to lie in its school year. */
export function withinYear(year: SchoolYear) {
  const { from, to } = toSchoolYearSpan(year);
  return ({ day }: { readonly day: CalendarDay }): readonly ["day", string] | undefined =>
    day < from || day > to ? ["day", `${year}학년도의 날짜를 골라 주세요.`] : undefined;
}
