import {
  countDaysBetween,
  toWeekday,
  type CalendarDay,
} from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanMonthDay } from "@damim/domain/calendar-day/korean-day.ts";
import { useCallback, useMemo, useSyncExternalStore } from "react";
import type { MonthBook } from "./month-book.ts";

/** A day of the grid. The same object for all its cells. */
export interface MonthColumn {
  readonly day: CalendarDay;
  /** 「11월 20일」. */
  readonly words: string;
  readonly isToday: boolean;
  readonly isToCome: boolean;
  /** A line stands before it: weekends are no columns. */
  readonly isWeekStart: boolean;
  /** Classes of its cells. */
  readonly look: string;
  /** How much wider than the others it is, px, and so the width of its cells; "" is that of all. */
  readonly extra: number;
  readonly flexBasis: string;
}

/** Two marks have room in a cell; each further one makes its column wider. Rows have to agree about it. */
const ROOMY_MARKS = 2;
const MARK_PX = 18;

/** The columns of the grid; others only when the days change, or the first pupil has a third mark on a day. */
export function useMonthColumns(
  book: MonthBook,
  days: readonly CalendarDay[],
  today: CalendarDay,
): readonly MonthColumn[] {
  // One text, so that a mark like the others changes nothing.
  const readFurther = useCallback(
    () => days.map((day) => Math.max(0, book.countMost(day) - ROOMY_MARKS)).join(),
    [book, days],
  );
  const further = useSyncExternalStore(book.watchCounts, readFurther);
  return useMemo(() => {
    const extra = further.split(",").map((count) => Number(count) * MARK_PX);
    return days.map((day, index) => {
      const isToday = day === today;
      const isWeekStart = startsWeek(day, days[index - 1]);
      const px = extra[index] ?? 0;
      return {
        day,
        words: toKoreanMonthDay(day),
        isToday,
        isToCome: day > today,
        isWeekStart,
        look: [
          "month-cell",
          isWeekStart && "border-l border-l-line",
          isToday && "bg-today print:bg-transparent",
        ]
          .filter(Boolean)
          .join(" "),
        extra: px,
        flexBasis: px ? `calc(var(--cell) + ${px}px)` : "",
      };
    });
  }, [further, days, today]);
}

/** Names, days and sums at their narrowest: rows know nothing of each other. */
export function toGridWidth(columns: readonly MonthColumn[], hasClasses: boolean): string {
  const extra = columns.reduce((sum, column) => sum + column.extra, 0);
  return `calc(${hasClasses ? 19 : 16.5}rem + ${columns.length} * var(--cell) + ${extra}px)`;
}

function startsWeek(day: CalendarDay, before: CalendarDay | undefined): boolean {
  if (!before) return true;
  return countDaysBetween(before, day) > 5 || toWeekday(day) < toWeekday(before);
}
