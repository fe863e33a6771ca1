import { ok, refuse, type MessagesFor, type Result } from "../../base/result.ts";
import { addDays, isCalendarDay, type CalendarDay } from "../../calendar-day/calendar-day.ts";
import { toSchoolYearSpan, type SchoolYear } from "../../school-year/school-year.ts";
import { toMonday, type WeekCycle } from "../weeks/week-letter.ts";

/** Why a base table cannot begin on a day, or its weeks A and B not be counted from one. */
export type TableDayRefusal =
  | { readonly type: "DayMissing" }
  | { readonly type: "WeekMissing" }
  | { readonly type: "DayOutsideYear"; readonly year: SchoolYear };

export const tableDayMessages: MessagesFor<TableDayRefusal> = {
  DayMissing: () => "시작하는 날을 골라 주세요.",
  WeekMissing: () => "A주가 시작하는 월요일을 골라 주세요.",
  DayOutsideYear: ({ year }) =>
    `${year}학년도 안의 날을 골라 주세요. ${year}년 3월 1일부터 이듬해 2월 말까지예요.`,
};

/** The day that was chosen for a base table, past or to come: one of the school year. */
export function readTableDay(
  typed: string,
  year: SchoolYear,
): Result<CalendarDay, TableDayRefusal> {
  if (!isCalendarDay(typed)) return refuse({ type: "DayMissing" });
  const { from, to } = toSchoolYearSpan(year);
  return typed < from || typed > to ? refuse({ type: "DayOutsideYear", year }) : ok(typed);
}

/** How weeks A and B are counted: from the Monday of the day that was named, which has a day of the school year in its week. */
export function readCycle(
  { weekA, skipsClosed }: { readonly weekA: string; readonly skipsClosed: boolean },
  year: SchoolYear,
): Result<WeekCycle, TableDayRefusal> {
  if (!isCalendarDay(weekA)) return refuse({ type: "WeekMissing" });
  const monday = toMonday(weekA);
  const { from, to } = toSchoolYearSpan(year);
  return monday > to || addDays(monday, 6) < from
    ? refuse({ type: "DayOutsideYear", year })
    : ok({ weekA: monday, skipsClosed });
}

/** The Monday of a day's week; on a weekend of the one that comes. */
export function toSchoolMonday(day: CalendarDay): CalendarDay {
  return toMonday(addDays(day, 2));
}
