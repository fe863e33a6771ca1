import type { RecordKind } from "@damim/sync/kind.ts";
import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import type { ClassKey } from "../student/student.ts";

/** 기본 시간표: holds from its day until the next one's. The first of a year begins on 1 March. Its id is its day. */
export interface BaseTable {
  readonly from: CalendarDay;
  readonly title?: string | null;
}

/** One cell of a base table, so that two devices that fill different cells keep both. */
export interface BaseCell {
  /** The day of its table. */
  readonly from: CalendarDay;
  /** ISO, Monday is 1. */
  readonly weekday: number;
  readonly period: number;
  /** Emptied, not deleted: a deletion would take what another device puts there. */
  readonly subjectId?: string | null;
  /** Of a teacher who goes to several classes. */
  readonly classKey?: ClassKey | null;
}

/** What is taught in one lesson, and to whom where it is not the teacher's own class. */
export interface SubjectLesson {
  readonly subjectId: string;
  readonly classKey?: ClassKey | undefined;
}

export const LONGEST_BASE_TITLE_CHARACTERS = 30;

export const baseTableKind: RecordKind<BaseTable, "baseTable"> = { name: "baseTable", version: 1 };
export const baseCellKind: RecordKind<BaseCell, "baseCell"> = { name: "baseCell", version: 1 };

/** `toBaseCellId({ from: "2026-03-01", weekday: 1, period: 3 })` is "2026-03-01~1~3". */
export function toBaseCellId(cell: Pick<BaseCell, "from" | "weekday" | "period">): string {
  return `${cell.from}~${cell.weekday}~${cell.period}`;
}
