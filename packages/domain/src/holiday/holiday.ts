import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import { builtInHolidays } from "./built-in-holidays.ts";

export interface Holiday {
  readonly day: CalendarDay;
  /** As people say it: 「성탄절」. */
  readonly name: string;
  /** As the law has it: 「기독탄신일」; a search finds the day by it too. */
  readonly legalName: string;
  readonly kind: "public" | "substitute" | "temporary" | "election";
  /** "computed" days follow from the law but stand in no official calendar yet. */
  readonly status: "official" | "computed";
  /** Each legal name on its own when several holidays fall on the day. */
  readonly names?: readonly string[];
}

const holidaysByDay: ReadonlyMap<string, Holiday> = new Map(
  builtInHolidays.map((holiday) => [holiday.day, holiday]),
);

/**
 * The public holiday on a day, if there is one. The list reaches from 2023-03-01 to 2030-12-25.
 *
 * ```ts
 * findHoliday("2026-12-25")?.name; // "성탄절"
 * ```
 */
export function findHoliday(day: CalendarDay): Holiday | undefined {
  return holidaysByDay.get(day);
}

/** The built-in holidays between two days, both included, in order. */
export function listHolidaysBetween(from: CalendarDay, to: CalendarDay): readonly Holiday[] {
  return builtInHolidays.filter(({ day }) => day >= from && day <= to);
}
