import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { listMembers } from "@damim/domain/student/membership.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";

/** A cell of the grid: pupils and days by their place, from 0. */
export interface GridPoint {
  readonly row: number;
  readonly column: number;
}

/** Cells from one corner to another, as they were chosen. */
export interface GridRange {
  readonly anchor: GridPoint;
  readonly end: GridPoint;
}

/** First and last place, both included. */
export interface PlaceSpan {
  readonly from: number;
  readonly to: number;
}

/** What an act on a range would do. */
export interface RangePlan {
  readonly students: readonly RosterStudent[];
  readonly days: readonly CalendarDay[];
  /** Those on which a code is written: the school is open. */
  readonly openDays: readonly CalendarDay[];
  readonly cellCount: number;
  /** Cells of days without school. */
  readonly closedCount: number;
  /** Cells of open days on which the pupil does not belong to the class. */
  readonly outsideCount: number;
}

/** The rows and columns of a range, whichever corner it began at. */
export function toSpans({ anchor, end }: GridRange): {
  readonly rows: PlaceSpan;
  readonly columns: PlaceSpan;
} {
  return {
    rows: toSpan(anchor.row, end.row),
    columns: toSpan(anchor.column, end.column),
  };
}

/** The chosen columns of a row; nothing where the range does not cross it. */
export function findChosenColumns(
  range: GridRange | undefined,
  row: number,
): PlaceSpan | undefined {
  if (!range) return undefined;
  const { rows, columns } = toSpans(range);
  return rows.from <= row && row <= rows.to ? columns : undefined;
}

/**
 * Which pupils and days a range means. A code is written on the days of it on which the school is open, for
 * those who belong to the class then; how many cells that leaves out is counted (spec 02 §3).
 */
export function planRange(
  range: GridRange,
  grid: {
    readonly students: readonly RosterStudent[];
    readonly days: readonly CalendarDay[];
    readonly isOpen: (day: CalendarDay) => boolean;
  },
): RangePlan {
  const { rows, columns } = toSpans(range);
  const students = grid.students.slice(rows.from, rows.to + 1);
  const days = grid.days.slice(columns.from, columns.to + 1);
  const openDays = days.filter(grid.isOpen);
  return {
    students,
    days,
    openDays,
    cellCount: students.length * days.length,
    closedCount: students.length * (days.length - openDays.length),
    outsideCount: openDays.reduce(
      (sum, day) => sum + students.length - listMembers(students, day).length,
      0,
    ),
  };
}

/** 「쉬는 날 3칸, 우리 반이 아닌 날 1칸」; nothing where no cell is left out. */
export function toLeftOutWords({ closedCount, outsideCount }: RangePlan): string | undefined {
  const words = [
    closedCount > 0 && `쉬는 날 ${closedCount}칸`,
    outsideCount > 0 && `우리 반이 아닌 날 ${outsideCount}칸`,
  ].filter((each) => each !== false);
  return words.length > 0 ? words.join(", ") : undefined;
}

function toSpan(a: number, b: number): PlaceSpan {
  return a <= b ? { from: a, to: b } : { from: b, to: a };
}
