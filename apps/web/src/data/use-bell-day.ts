import type { BellDay } from "@damim/domain/bells/bell-state.ts";
import { toBellMoment, type BellMoment } from "@damim/domain/bells/bell-moment.ts";
import {
  BELL_SETTING_ID,
  bellSettingKind,
  bellsKind,
  type BellRow,
  type Bells,
} from "@damim/domain/bells/bells.ts";
import { findBells, toDayBells } from "@damim/domain/bells/day-bells.ts";
import type { ClockState } from "@damim/domain/bells/next-clock.ts";
import { toSeoulSeconds, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import {
  findLastLesson,
  toDayTable,
  type ClassTable,
  type DayTable,
} from "@damim/domain/class-table/class-table.ts";
import { subjectKind, type Subject } from "@damim/domain/class-table/subject.ts";
import { listBoardLines, type BoardLine } from "@damim/domain/lesson-board/board-lines.ts";
import { studentKind, type Student } from "@damim/domain/student/student.ts";
import { useMemo } from "react";
import type { Store } from "./teacher-data.ts";
import { useClassTable } from "./use-day-table.ts";
import { useRow, useRows, type LiveRows } from "./use-teacher-data.ts";

/** A day as it rings: its bells with what the day plan makes of them, and the lessons under them. */
export interface BellsOfDay {
  readonly day: CalendarDay;
  readonly table: DayTable;
  /** Every row that rings, shortened where the day says so. */
  readonly rows: readonly BellRow[];
  /** 「평소」; nothing on a day without bells. */
  readonly name: string | undefined;
  /** There are bell tables, whether or not one rings that day. */
  readonly hasBells: boolean;
  readonly lines: readonly BoardLine[];
  readonly bellDay: BellDay;
}

/** Reads any day of a year, live; another function when a row changed. */
export function useBellsOfDays(store: Store): (day: CalendarDay) => BellsOfDay {
  const table = useClassTable(store);
  const bells = useRows(store, bellsKind);
  const subjects = useRows(store, subjectKind);
  const students = useRows(store, studentKind);
  const shift = useRow(store, bellSettingKind, BELL_SETTING_ID)?.shift ?? 0;
  return useMemo(
    () => (day: CalendarDay) => readDay(day, { table, bells, subjects, students, shift }),
    [table, bells, subjects, students, shift],
  );
}

function readDay(
  day: CalendarDay,
  rows: {
    readonly table: ClassTable;
    readonly bells: LiveRows<Bells>;
    readonly subjects: LiveRows<Subject>;
    readonly students: LiveRows<Student>;
    readonly shift: number;
  },
): BellsOfDay {
  const table = toDayTable(rows.table, day);
  const rung = listBells(rows.bells, rows.table, table);
  const lines = listBoardLines(rung.rows, table, rows.subjects, [...rows.students.values()]);
  const free = lines.flatMap(({ isFree, period }) => (isFree ? (period ?? []) : []));
  return {
    day,
    table,
    rows: rung.rows,
    name: rung.name,
    hasBells: rows.bells.size > 0,
    lines,
    bellDay: { shift: rows.shift, lessons: findLastLesson(table), free },
  };
}

function listBells(
  bells: LiveRows<Bells>,
  { calendar }: ClassTable,
  { day, plan }: DayTable,
): { readonly rows: readonly BellRow[]; readonly name: string | undefined } {
  const rows = toDayBells(bells.values(), calendar, day, plan);
  return { rows, name: rows.length > 0 ? findBells(bells.values(), day, plan)?.name : undefined };
}

/** What is now, by the clock on the page. */
export function readMoment({ rows, bellDay }: BellsOfDay, { shown }: ClockState): BellMoment {
  return toBellMoment(rows, Math.floor(toSeoulSeconds(shown)), bellDay);
}
