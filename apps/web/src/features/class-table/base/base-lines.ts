import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { BaseWeek } from "@damim/domain/class-table/base-week.ts";
import { toBaseLine } from "@damim/domain/class-table/typed/base-line.ts";
import { toSchoolMonday } from "@damim/domain/class-table/typed/table-day.ts";
import { toCycleDay, type WeekLetter } from "@damim/domain/class-table/weeks/week-letter.ts";
import type { Subjects } from "../rows/table-rows.ts";

/** The days that the form of a base table has a line for. */
export const formWeekdays = [1, 2, 3, 4, 5] as const;
export type FormWeekday = (typeof formWeekdays)[number];
/** By the number of the day in its cycle. */
type Lines = Readonly<Record<`day${FormWeekday | 8 | 9 | 10 | 11 | 12}`, string>>;
/** What the form of a base table holds. */
export type TypedTable = Lines & {
  readonly turn: "weekly" | "two";
  readonly weekA: string;
  readonly skipsClosed: boolean;
};

/** Which field holds the line of a weekday. */
export function toLineName(weekday: FormWeekday, letter: WeekLetter): keyof Lines {
  // Monday to Friday of either week by construction.
  return `day${toCycleDay(weekday, letter)}` as keyof Lines;
}

/** What stands in the form before anything is typed; a new cycle begins with the first week of its table. */
export function toTypedTable(
  week: BaseWeek | undefined,
  subjects: Subjects,
  from: CalendarDay,
): TypedTable {
  const names = (["A", "B"] as const).flatMap((letter) =>
    formWeekdays.map((weekday) => [
      toLineName(weekday, letter),
      toBaseLine(week?.days.get(toCycleDay(weekday, letter)) ?? new Map(), subjects),
    ]),
  );
  return {
    ...(Object.fromEntries(names) as Lines),
    turn: week?.cycle ? "two" : "weekly",
    weekA: week?.cycle?.weekA ?? toSchoolMonday(from),
    skipsClosed: week?.cycle?.skipsClosed ?? false,
  };
}
