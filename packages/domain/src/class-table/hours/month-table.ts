import {
  addDays,
  addMonths,
  listMonthDays,
  toMonth,
  type CalendarDay,
  type CalendarMonth,
} from "../../calendar-day/calendar-day.ts";
import { toWeekPlace } from "../../calendar-day/week.ts";
import { toLater } from "../../school-calendar/first-use.ts";
import { recordSchoolYear, toSchoolYearSpan } from "../../school-year/school-year.ts";
import type { ClassKey } from "../../student/student.ts";
import { toHourKey, type SubjectLesson } from "../base-table.ts";
import { toDayTable, type ClassTable, type DayCell, type DayTable } from "../class-table.ts";
import { countLessons } from "../count-hours.ts";
import type { LedgerEntry } from "../lay-ledger.ts";
import { toPlaceParts } from "../lesson-place.ts";

export interface MonthTableDay {
  readonly day: CalendarDay;
  /** Days of the months around it stand empty. */
  readonly isOfMonth: boolean;
  readonly table: DayTable;
}

export interface MonthTableWeek {
  /** Monday to Friday, and Saturday or Sunday in a month that has a lesson on one. */
  readonly days: readonly MonthTableDay[];
  /** How many lessons it has in this month. */
  readonly lessons: number;
}

export interface MonthHours extends SubjectLesson {
  readonly ofMonth: number;
  /** From 1 March, or the first day of use, to the end of the month; of an earlier month, of itself alone. */
  readonly toDate: number;
}

/** 월간 시간표. */
export interface MonthTable {
  readonly month: CalendarMonth;
  readonly weeks: readonly MonthTableWeek[];
  /** How many columns a day needs. */
  readonly periods: number;
  readonly lessons: number;
  /** 수업일: open days, with lessons or without. */
  readonly schoolDays: number;
  readonly hours: readonly MonthHours[];
  /** 「바뀐 것」: entries that name a day of the month. */
  readonly changes: readonly LedgerEntry[];
}

/** The class table over a month; `classKey` leaves one class of a teacher who has several. */
export function toMonthTable(
  table: ClassTable,
  month: CalendarMonth,
  {
    classKey,
    firstUse,
  }: { readonly classKey?: ClassKey; readonly firstUse?: CalendarDay | undefined } = {},
): MonthTable {
  const days = listMonthDays(month).map((day) => filterClass(toDayTable(table, day), classKey));
  const isShown = (day: CalendarDay): boolean =>
    toWeekPlace(day) < 5 || days.some((each) => isAlike(each.day, day) && countOf(each) > 0);
  const weeks = listMondays(days).flatMap((monday) => {
    const ofWeek = Array.from({ length: 7 }, (_, index) => addDays(monday, index))
      .filter(isShown)
      .map((day) => toMonthDay(day, month, days));
    const lessons = ofWeek.reduce((sum, { table: each }) => sum + countOf(each), 0);
    return ofWeek.some(({ isOfMonth }) => isOfMonth) ? [{ days: ofWeek, lessons }] : [];
  });
  return {
    month,
    weeks,
    periods: Math.max(0, ...days.flatMap(({ cells }) => cells.map(({ period }) => period))),
    lessons: days.reduce((sum, each) => sum + countOf(each), 0),
    schoolDays: days.filter(({ closing }) => !closing).length,
    hours: countMonth(table, month, { classKey, firstUse }),
    changes: table.ledger.entries.filter(({ sides }) =>
      sides.some(({ place }) => toMonth(toPlaceParts(place).day) === month),
    ),
  };
}

function toMonthDay(
  day: CalendarDay,
  month: CalendarMonth,
  days: readonly DayTable[],
): MonthTableDay {
  const found = days.find((each) => each.day === day);
  const empty: DayTable = { day, closing: undefined, plan: undefined, cells: [], lost: [] };
  return { day, isOfMonth: toMonth(day) === month, table: found ?? empty };
}

function countMonth(
  table: ClassTable,
  month: CalendarMonth,
  {
    classKey,
    firstUse,
  }: { readonly classKey: ClassKey | undefined; readonly firstUse: CalendarDay | undefined },
): readonly MonthHours[] {
  const first: CalendarDay = `${month}-01`;
  const to = addDays(`${addMonths(month, 1)}-01`, -1);
  const { from } = toSchoolYearSpan(recordSchoolYear(first));
  const ofMonth = new Map(
    countLessons(table, { from: first, to }).map((each) => [toHourKey(each), each.count]),
  );
  const since = toLater(from, firstUse);
  return countLessons(table, { from: since < first ? since : first, to })
    .filter((each) => isOfClass(each, classKey))
    .map(({ count, ...lesson }) => ({
      ...lesson,
      ofMonth: ofMonth.get(toHourKey(lesson)) ?? 0,
      toDate: count,
    }));
}

function filterClass(table: DayTable, classKey: ClassKey | undefined): DayTable {
  if (classKey === undefined) return table;
  const isOf = ({ lesson, planned }: DayCell): boolean =>
    isOfClass(lesson, classKey) || (!lesson && isOfClass(planned, classKey));
  return { ...table, cells: table.cells.filter(isOf) };
}

function isOfClass(lesson: SubjectLesson | undefined, classKey: ClassKey | undefined): boolean {
  return classKey === undefined || lesson?.classKey === classKey;
}

function listMondays(days: readonly DayTable[]): readonly CalendarDay[] {
  return [...new Set(days.map(({ day }) => addDays(day, -toWeekPlace(day))))];
}

function isAlike(a: CalendarDay, b: CalendarDay): boolean {
  return toWeekPlace(a) === toWeekPlace(b);
}

function countOf({ cells }: DayTable): number {
  return cells.filter(({ lesson }) => lesson !== undefined).length;
}
