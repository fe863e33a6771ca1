import type { RecordKind } from "@damim/sync/kind.ts";
import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import { toWeekPlace } from "../calendar-day/week.ts";
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

/** A base table as days ask it: its lessons by ISO weekday and period. */
export interface BaseWeek {
  readonly from: CalendarDay;
  readonly title: string;
  readonly days: ReadonlyMap<number, ReadonlyMap<number, SubjectLesson>>;
}

export const LONGEST_BASE_TITLE_CHARACTERS = 30;

export const baseTableKind: RecordKind<BaseTable, "baseTable"> = { name: "baseTable", version: 1 };
export const baseCellKind: RecordKind<BaseCell, "baseCell"> = { name: "baseCell", version: 1 };

/** `toBaseCellId({ from: "2026-03-01", weekday: 1, period: 3 })` is "2026-03-01~1~3". */
export function toBaseCellId(cell: Pick<BaseCell, "from" | "weekday" | "period">): string {
  return `${cell.from}~${cell.weekday}~${cell.period}`;
}

/** The tables with their lessons, the newest first. */
export function listBaseWeeks(
  tables: Iterable<BaseTable>,
  cells: Iterable<BaseCell>,
): readonly BaseWeek[] {
  const byTable = new Map<CalendarDay, Map<number, Map<number, SubjectLesson>>>();
  for (const { from, weekday, period, subjectId, classKey } of cells) {
    if (!subjectId) continue;
    const days = byTable.get(from) ?? new Map<number, Map<number, SubjectLesson>>();
    const lessons = days.get(weekday) ?? new Map<number, SubjectLesson>();
    lessons.set(period, { subjectId, ...(classKey && { classKey }) });
    byTable.set(from, days.set(weekday, lessons));
  }
  return [...tables]
    .map(({ from, title }) => ({ from, title: title ?? "", days: byTable.get(from) ?? new Map() }))
    .toSorted((a, b) => (a.from > b.from ? -1 : 1));
}

/** The table that holds on a day. */
export function findBaseWeek(weeks: readonly BaseWeek[], day: CalendarDay): BaseWeek | undefined {
  return weeks.find(({ from }) => from <= day);
}

const noLessons: ReadonlyMap<number, SubjectLesson> = new Map();

/** What the base table says of a day, by period; it knows no holiday. */
export function findBaseDay(
  weeks: readonly BaseWeek[],
  day: CalendarDay,
): ReadonlyMap<number, SubjectLesson> {
  return findBaseWeek(weeks, day)?.days.get(toWeekPlace(day) + 1) ?? noLessons;
}

/** Whether two lessons are of one subject and class; two free periods are the same. */
export function isSameLesson(a: SubjectLesson | undefined, b: SubjectLesson | undefined): boolean {
  return a?.subjectId === b?.subjectId && a?.classKey === b?.classKey;
}
