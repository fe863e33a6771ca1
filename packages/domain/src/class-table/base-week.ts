import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import { toWeekPlace } from "../calendar-day/week.ts";
import type { SchoolCalendar } from "../school-calendar/school-calendar.ts";
import type { BaseCell, BaseTable, SubjectLesson } from "./base-table.ts";
import type { DayPlan } from "./day-plan.ts";
import {
  toCycleDay,
  toMonday,
  weekOf,
  type WeekCycle,
  type WeekLetter,
} from "./weeks/week-letter.ts";

/** A base table as days ask it: its lessons by the day of its cycle (`toCycleDay`) and period. */
export interface BaseWeek {
  readonly from: CalendarDay;
  /** Nothing where every week is the same. */
  readonly cycle?: WeekCycle | undefined;
  readonly days: ReadonlyMap<number, ReadonlyMap<number, SubjectLesson>>;
}

/** What a day is to have by period, before changes, cuts and closings. */
export interface PlannedDay {
  readonly lessons: ReadonlyMap<number, SubjectLesson>;
  /** Of a table that goes by two weeks. */
  readonly letter: WeekLetter | undefined;
}

export type PlanDay = (day: CalendarDay) => PlannedDay;

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
    .map(({ from, weekA, skipsClosed }) => ({
      from,
      cycle: weekA ? { weekA, skipsClosed } : undefined,
      days: byTable.get(from) ?? new Map(),
    }))
    .toSorted((a, b) => (a.from > b.from ? -1 : 1));
}

/** The table that holds on a day: the last that began by then. One without a lesson is only begun, and the former holds on. */
export function findBaseWeek(weeks: readonly BaseWeek[], day: CalendarDay): BaseWeek | undefined {
  return weeks.find(({ from, days }) => from <= day && days.size > 0);
}

const noLessons: ReadonlyMap<number, SubjectLesson> = new Map();

/** What the base table of a day says of its weekday, or of another day of its cycle, by period; it knows no holiday. */
export function findBaseDay(
  weeks: readonly BaseWeek[],
  day: CalendarDay,
  cycleDay: number = toWeekPlace(day) + 1,
): ReadonlyMap<number, SubjectLesson> {
  return findBaseWeek(weeks, day)?.days.get(cycleDay) ?? noLessons;
}

/** What days are to have: by the table that holds, its week A or B, and the weekday that a day is taught like. */
export function planDays(
  weeks: readonly BaseWeek[],
  plans: ReadonlyMap<string, DayPlan>,
  calendar: SchoolCalendar,
): PlanDay {
  // Counting weeks of school is long: each week is counted once.
  const letters = new Map<string, WeekLetter>();
  return (day) => {
    const { cycle, from } = findBaseWeek(weeks, day) ?? {};
    let letter: WeekLetter | undefined;
    if (cycle) {
      const week = `${from}~${toMonday(day)}`;
      letter = letters.get(week) ?? weekOf(cycle, day, calendar);
      letters.set(week, letter);
    }
    const weekday = plans.get(day)?.weekday ?? toWeekPlace(day) + 1;
    return { lessons: findBaseDay(weeks, day, toCycleDay(weekday, letter)), letter };
  };
}

/** Whether two lessons are of one subject and class; two free periods are the same. */
export function isSameLesson(a: SubjectLesson | undefined, b: SubjectLesson | undefined): boolean {
  return a?.subjectId === b?.subjectId && a?.classKey === b?.classKey;
}
