import {
  listMonthDays,
  toWeekday,
  type CalendarDay,
  type CalendarMonth,
} from "../calendar-day/calendar-day.ts";
import { builtInHolidays } from "./built-in-holidays.ts";

export interface Holiday {
  readonly day: CalendarDay;
  readonly name: string;
  readonly kind: "public" | "substitute" | "temporary" | "election";
  /** "computed" days follow from the law but stand in no official calendar yet. */
  readonly status: "official" | "computed";
  /** Each name on its own when several holidays fall on the day. */
  readonly names?: readonly string[];
}

const holidaysByDay: ReadonlyMap<string, Holiday> = new Map(
  builtInHolidays.map((holiday) => [holiday.day, holiday]),
);

/**
 * The public holiday on a day, if there is one. The list reaches from 2023-03-01 to 2030-12-25.
 *
 * ```ts
 * findHoliday("2026-12-25")?.name; // "기독탄신일"
 * ```
 */
export function findHoliday(day: CalendarDay): Holiday | undefined {
  return holidaysByDay.get(day);
}

/** A weekday (월 to 금) that is no public holiday. Vacations are the school's own and not known here. */
export function isSchoolDay(day: CalendarDay): boolean {
  const weekday = toWeekday(day);
  return weekday !== 0 && weekday !== 6 && !holidaysByDay.has(day);
}

/**
 * The school days of a month in order.
 *
 * ```ts
 * listSchoolDays("2026-10").length; // 20: 5 October (substitute day) and 9 October (한글날) are off
 * ```
 */
export function listSchoolDays(month: CalendarMonth): readonly CalendarDay[] {
  return listMonthDays(month).filter(isSchoolDay);
}
