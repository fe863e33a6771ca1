import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import { toWeekPlace } from "../calendar-day/week.ts";
import type { BaseCell, BaseTable, SubjectLesson } from "./base-table.ts";

/** A base table as days ask it: its lessons by ISO weekday and period. */
export interface BaseWeek {
  readonly from: CalendarDay;
  readonly title: string;
  readonly days: ReadonlyMap<number, ReadonlyMap<number, SubjectLesson>>;
}

/** What a day is to have by period, before changes, cuts and closings. */
export type PlannedLessons = (day: CalendarDay) => ReadonlyMap<number, SubjectLesson>;

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

/** The table that holds on a day: the last that began by then. One without a lesson is only begun, and the former holds on. */
export function findBaseWeek(weeks: readonly BaseWeek[], day: CalendarDay): BaseWeek | undefined {
  return weeks.find(({ from, days }) => from <= day && days.size > 0);
}

const noLessons: ReadonlyMap<number, SubjectLesson> = new Map();

/** What the base table of a day says of its weekday, or of another one (ISO), by period; it knows no holiday. */
export function findBaseDay(
  weeks: readonly BaseWeek[],
  day: CalendarDay,
  weekday: number = toWeekPlace(day) + 1,
): ReadonlyMap<number, SubjectLesson> {
  return findBaseWeek(weeks, day)?.days.get(weekday) ?? noLessons;
}

/** Whether two lessons are of one subject and class; two free periods are the same. */
export function isSameLesson(a: SubjectLesson | undefined, b: SubjectLesson | undefined): boolean {
  return a?.subjectId === b?.subjectId && a?.classKey === b?.classKey;
}
