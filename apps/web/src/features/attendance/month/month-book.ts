import { attendanceMarkKind } from "@damim/domain/attendance/attendance-mark.ts";
import {
  ATTENDANCE_RULES_ID,
  attendanceRulesKind,
  toAttendanceRules,
} from "@damim/domain/attendance/attendance-rules.ts";
import type { FoldRules } from "@damim/domain/attendance/count/attendance-counts.ts";
import { checkInKind } from "@damim/domain/attendance/check-in.ts";
import {
  findDayState,
  type DayState,
  type StudentDay,
} from "@damim/domain/attendance/day-state.ts";
import {
  isCalendarDay,
  type CalendarDay,
  type CalendarMonth,
} from "@damim/domain/calendar-day/calendar-day.ts";
import type { StudentId } from "@damim/domain/student/student.ts";
import type { Store } from "../../../data/teacher-data.ts";
import { toAttendanceRows } from "../../../kit/attendance/attendance-rows.ts";

/** One pupil's days of a month that are not plainly 출석. The same object until one of them changes. */
export type StudentMonth = ReadonlyMap<CalendarDay, DayState>;

type Watch = (listener: () => void) => () => void;

/** A month of the attendance, by pupil. */
export interface MonthBook {
  /** What the school counts of a day with several marks; the same object until it changes. */
  readonly readRules: () => FoldRules;
  readonly read: (studentId: StudentId) => StudentMonth;
  /** Hears of this pupil alone. */
  readonly watch: (studentId: StudentId) => Watch;
  /** The most marks that any pupil has on a day; 0 without any. */
  readonly countMost: (day: CalendarDay) => number;
  /** Hears whenever a pupil has more or fewer marks on a day. */
  readonly watchCounts: Watch;
}

interface OpenBook extends MonthBook {
  readonly take: (day: CalendarDay, studentId: StudentId, state: DayState) => void;
}

const emptyMonth: StudentMonth = new Map();
/** By month. */
type Books = Map<string, OpenBook>;

const booksByStore = new WeakMap<Store, Books>();

/**
 * The book of a month, made by one look at all rows and kept up with each change. A month has up to 9,300
 * cells: each of them asking for its own five rows took longer than drawing them.
 */
export function openMonthBook(store: Store, month: CalendarMonth): MonthBook {
  const books = booksByStore.get(store) ?? watchStore(store);
  const known = books.get(month);
  if (known) return known;
  const book = createBook(store);
  const rows = toAttendanceRows(store);
  const readRow = ({ day, studentId }: StudentDay): void => {
    if (day.startsWith(month)) book.take(day, studentId, findDayState(rows, { day, studentId }));
  };
  for (const mark of rows.marks.values()) readRow(mark);
  // Of those who came nothing is shown: they are most of all rows.
  for (const checkIn of rows.checkIns.values()) if (checkIn.state === "awaited") readRow(checkIn);
  books.set(month, book);
  return book;
}

function watchStore(store: Store): Books {
  const books: Books = new Map();
  booksByStore.set(store, books);
  const rows = toAttendanceRows(store);
  const tell = (ids: ReadonlySet<string>): void => {
    for (const id of ids) {
      // Looked at first: after a boot the rows of the whole year come at once.
      const book = books.get(id.slice(0, 7));
      if (!book) continue;
      // Marks are "day~student~kind", check-ins "day~student".
      const [day, studentId = ""] = id.split("~", 2);
      if (isCalendarDay(day)) book.take(day, studentId, findDayState(rows, { day, studentId }));
    }
  };
  // For as long as the store lives.
  store.watch(attendanceMarkKind.name, tell);
  store.watch(checkInKind.name, tell);
  return books;
}

function createBook(store: Store): OpenBook {
  let rules: readonly [stored: unknown, rules: FoldRules] | undefined;
  const monthByStudent = new Map<StudentId, StudentMonth>();
  const mostByDay = new Map<CalendarDay, number>();
  const listenersByStudent = new Map<StudentId, Set<() => void>>();
  const countListeners = new Set<() => void>();

  const countMost = (day: CalendarDay): number => mostByDay.get(day) ?? 0;
  const keepCounts = (day: CalendarDay, before: number, count: number): void => {
    if (before === count) return;
    const isLess = before === countMost(day) && count < before;
    const most = isLess
      ? Math.max(...[...monthByStudent.values()].map((month) => countMarks(month, day)))
      : Math.max(countMost(day), count);
    mostByDay.set(day, most);
    for (const listener of countListeners) listener();
  };

  return {
    readRules() {
      const stored = store.rows(attendanceRulesKind).get(ATTENDANCE_RULES_ID);
      if (!rules || rules[0] !== stored) rules = [stored, toAttendanceRules(stored)];
      return rules[1];
    },
    read: (studentId) => monthByStudent.get(studentId) ?? emptyMonth,
    watch: (studentId) => (listener) => {
      const listeners = listenersByStudent.get(studentId) ?? new Set();
      listenersByStudent.set(studentId, listeners.add(listener));
      return () => listeners.delete(listener);
    },
    countMost,
    watchCounts(listener) {
      countListeners.add(listener);
      return () => countListeners.delete(listener);
    },
    take(day, studentId, state) {
      const before = monthByStudent.get(studentId) ?? emptyMonth;
      if (isSame(before.get(day), state)) return;
      const next = new Map(before);
      if (isShown(state)) next.set(day, state);
      else next.delete(day);
      monthByStudent.set(studentId, next);
      keepCounts(day, countMarks(before, day), state.marks.length);
      for (const listener of listenersByStudent.get(studentId) ?? []) listener();
    },
  };
}

/** Who was seen looks like one about whom nothing is known. */
function isShown({ marks, checkIn }: DayState): boolean {
  return marks.length > 0 || checkIn === "awaited";
}

function countMarks(month: StudentMonth, day: CalendarDay): number {
  return month.get(day)?.marks.length ?? 0;
}

/** Rows are the same objects until they change. */
function isSame(before: DayState | undefined, now: DayState): boolean {
  if (!before) return !isShown(now);
  return (
    before.checkIn === now.checkIn &&
    before.marks.length === now.marks.length &&
    before.marks.every((mark, index) => mark === now.marks[index])
  );
}
