import { toDayBells } from "@damim/domain/bells/day-bells.ts";
import { bellsKind } from "@damim/domain/bells/bells.ts";
import type { DayTable } from "@damim/domain/class-table/class-table.ts";
import type { SchoolCalendar } from "@damim/domain/school-calendar/school-calendar.ts";
import type { Store } from "../../../data/teacher-data.ts";
import { useRows } from "../../../data/use-teacher-data.ts";
import { toTimeWords } from "@damim/domain/bells/bells-words.ts";

/** When lessons begin in a week, as its first open day with bells says it. */
export interface PeriodTimes {
  /** 「9:00」; nothing where no bell says it. */
  readonly at: (period: number) => string | undefined;
  /** 「12:20 점심」 behind its lesson. */
  readonly lunch: { readonly behind: number; readonly words: string } | undefined;
}

export function usePeriodTimes(
  store: Store,
  calendar: SchoolCalendar,
  days: readonly DayTable[],
): PeriodTimes {
  const bells = useRows(store, bellsKind);
  const rows =
    days
      .map(({ day, plan }) => toDayBells(bells.values(), calendar, day, plan))
      .find((each) => each.length > 0) ?? [];
  const lunch = rows.findIndex(({ type }) => type === "lunch");
  const before = rows.slice(0, Math.max(lunch, 0)).findLast(({ period }) => period)?.period;
  const lunchRow = rows[lunch];
  return {
    at: (period) => {
      const row = rows.find((each) => each.period === period);
      return row && toTimeWords(row.from);
    },
    lunch:
      lunchRow && before
        ? { behind: before, words: `${toTimeWords(lunchRow.from)} ${lunchRow.label}` }
        : undefined,
  };
}
