import type { BellDay } from "../bells/bell-state.ts";
import type { BellRow, KeptBells } from "../bells/bells.ts";
import { findBells, toDayBells } from "../bells/day-bells.ts";
import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import {
  findLastLesson,
  toDayTable,
  type ClassTable,
  type DayTable,
} from "../class-table/class-table.ts";
import type { KeptSubject } from "../class-table/subject.ts";
import type { Hide } from "../names/hide-names.ts";
import { listBoardLines, type BoardLine } from "./board-lines.ts";

/** What the days of a year follow from, as the rows stand now. */
export interface DayRows {
  readonly table: ClassTable;
  readonly bells: ReadonlyMap<string, KeptBells>;
  readonly subjects: ReadonlyMap<string, KeptSubject>;
  /** The words of a lesson without its pupils (`hideNames`). */
  readonly hide: Hide;
  /** Seconds by which the school's bell is late. */
  readonly shift: number;
}

/** A day as it rings: its bells with what the day plan makes of them, and the lessons under them. */
export interface BellsOfDay {
  readonly day: CalendarDay;
  readonly table: DayTable;
  /** Every row that rings, shortened where the day says so. */
  readonly rows: readonly BellRow[];
  /** What they are of; nothing on a day without bells. */
  readonly bells: KeptBells | undefined;
  /** There are bell tables, whether or not one rings that day. */
  readonly hasBells: boolean;
  readonly lines: readonly BoardLine[];
  readonly bellDay: BellDay;
}

/** Reads one day; nobody else lays bells over lessons. */
export function readBellsOfDay(
  day: CalendarDay,
  { table, bells, subjects, hide, shift }: DayRows,
): BellsOfDay {
  const dayTable = toDayTable(table, day);
  const rows = toDayBells(bells.values(), table.calendar, day, dayTable.plan);
  const found = rows.length > 0 ? findBells(bells.values(), day, dayTable.plan) : undefined;
  const lines = listBoardLines(rows, dayTable, subjects, hide);
  const free = lines.flatMap(({ isFree, period }) => (isFree ? (period ?? []) : []));
  return {
    day,
    table: dayTable,
    rows,
    bells: found,
    hasBells: bells.size > 0,
    lines,
    bellDay: { shift, lessons: findLastLesson(dayTable), free },
  };
}
