import { toMonth, type CalendarDay, type CalendarMonth } from "../../calendar-day/calendar-day.ts";
import type { StudentId } from "../../student/student.ts";
import {
  attendanceKinds,
  attendanceReasons,
  isCountedInRecord,
  type AttendanceKind,
  type AttendanceReason,
} from "../code/attendance-code.ts";
import type { AttendanceMark } from "../attendance-mark.ts";
import { listDayReasons } from "../lesson/missed-lessons.ts";

/**
 * How often, kind by reason: 결석 in days, the others in times. The three columns 질병, 미인정 and 기타
 * are the record's; 출석인정 is tallied apart beside them and belongs to no sum of the record.
 */
export type AttendanceTotals = Readonly<
  Record<AttendanceKind, Readonly<Record<AttendanceReason, number>>>
>;

/** First and last day, both included. */
export interface DayRange {
  readonly from: CalendarDay;
  readonly to: CalendarDay;
}

/**
 * Which of 지각, 조퇴 and 결과 stands for a day that has several. National rule: only one of them, chosen
 * by the principal (훈령 별표 8 3.바). The order is our default until a school says otherwise.
 */
const partialKindOrder: readonly AttendanceKind[] = ["earlyLeave", "late", "classMissed"];

/** What a school decides about a day with several marks; `AttendanceRules` holds it. */
export interface FoldRules {
  readonly keepsOneADay: boolean;
  readonly keptKinds: readonly AttendanceKind[];
}

const defaultFold: FoldRules = { keepsOneADay: true, keptKinds: partialKindOrder };

/**
 * The marks of one pupil and one day that are counted.
 *
 * 결석 beats everything else of the day. Else one of 조퇴, 지각, 결과 in the school's order, or each of them
 * where the school keeps more than one; several lessons missed are one 결과 (별표 8 3.사). 출석인정 is attendance (별표 8 2.나), so it never takes the place of a counted
 * mark: the day's 출석인정 is kept beside it, one by the same order.
 *
 * ```ts
 * foldDay([unexcusedLate, illEarlyLeave]); // [illEarlyLeave]
 * foldDay([unexcusedLate, excusedEarlyLeave]); // [unexcusedLate, excusedEarlyLeave]
 * ```
 */
export function foldDay(
  marksOfDay: readonly AttendanceMark[],
  { keepsOneADay, keptKinds }: FoldRules = defaultFold,
): readonly AttendanceMark[] {
  const absence = marksOfDay.find((mark) => mark.kind === "absent");
  if (absence) return [absence];
  const entries = marksOfDay.flatMap(toEntries);
  if (!keepsOneADay) return entries;
  const counted = findFirstKind(
    entries.filter((mark) => isCountedInRecord(mark.reason)),
    keptKinds,
  );
  const excused = findFirstKind(
    entries.filter((mark) => !isCountedInRecord(mark.reason)),
    keptKinds,
  );
  return [counted, excused].filter((mark) => mark !== undefined);
}

/**
 * Totals of every pupil that has a mark in the range; who has none is not in the map (`noTotals`).
 * 「확인 중」 is no mark and counts as nothing.
 */
export function countByStudent(
  marks: Iterable<AttendanceMark>,
  range: DayRange,
  fold: FoldRules = defaultFold,
): ReadonlyMap<StudentId, AttendanceTotals> {
  const totalsByStudent = new Map<StudentId, MutableTotals>();
  for (const mark of listCounted(marks, range, fold)) {
    addMark(findOrMake(totalsByStudent, mark.studentId, makeTotals), mark);
  }
  return totalsByStudent;
}

/** Totals by pupil and month; months without a mark are not in the inner map (`noTotals`). */
export function countByStudentAndMonth(
  marks: Iterable<AttendanceMark>,
  range: DayRange,
  fold: FoldRules = defaultFold,
): ReadonlyMap<StudentId, ReadonlyMap<CalendarMonth, AttendanceTotals>> {
  const byStudent = new Map<StudentId, Map<CalendarMonth, MutableTotals>>();
  for (const mark of listCounted(marks, range, fold)) {
    const byMonth = findOrMake(byStudent, mark.studentId, makeMonths);
    addMark(findOrMake(byMonth, toMonth(mark.day), makeTotals), mark);
  }
  return byStudent;
}

/** The sum of any number of totals: the row of the whole class. */
export function sumTotals(all: Iterable<AttendanceTotals>): AttendanceTotals {
  const sum = makeTotals();
  for (const totals of all) {
    for (const kind of attendanceKinds) {
      for (const reason of attendanceReasons) sum[kind][reason] += totals[kind][reason];
    }
  }
  return sum;
}

/** How often a kind stands in the record: 출석인정 is not in it. */
export function countInRecord(totals: AttendanceTotals, kind: AttendanceKind): number {
  return attendanceReasons
    .filter(isCountedInRecord)
    .reduce((sum, reason) => sum + totals[kind][reason], 0);
}

/** How often a kind stands there, whatever the reason: what a club knows. */
export function countOfKind(totals: AttendanceTotals, kind: AttendanceKind): number {
  return attendanceReasons.reduce((sum, reason) => sum + totals[kind][reason], 0);
}

/** Of a pupil without any mark. */
export const noTotals: AttendanceTotals = makeTotals();

type MutableTotals = Record<AttendanceKind, Record<AttendanceReason, number>>;

/**
 * The marks of a range that no sum has, because the day of the pupil counts for another one (`foldDay`). A list that
 * shows them beside its sums says so.
 */
export function listFoldedAway(
  marks: Iterable<AttendanceMark>,
  range: DayRange,
  fold: FoldRules = defaultFold,
): readonly AttendanceMark[] {
  return groupByDay(marks, range).flatMap((ofDay) => {
    const kinds = new Set(foldDay(ofDay, fold).map(({ kind }) => kind));
    return ofDay.filter(({ kind }) => !kinds.has(kind));
  });
}

function listCounted(
  marks: Iterable<AttendanceMark>,
  range: DayRange,
  fold: FoldRules,
): readonly AttendanceMark[] {
  return groupByDay(marks, range).flatMap((ofDay) => foldDay(ofDay, fold));
}

/** Of each pupil and day its marks. */
function groupByDay(
  marks: Iterable<AttendanceMark>,
  { from, to }: DayRange,
): readonly (readonly AttendanceMark[])[] {
  const marksByStudentDay = new Map<string, AttendanceMark[]>();
  for (const mark of marks) {
    if (mark.day < from || mark.day > to) continue;
    findOrMake(marksByStudentDay, `${mark.day}~${mark.studentId}`, makeList).push(mark);
  }
  return [...marksByStudentDay.values()];
}

/** One mark, or of a 결과 whose lessons differ one counted and one 출석인정: lessons of a day never count twice. */
function toEntries(mark: AttendanceMark): readonly AttendanceMark[] {
  if (mark.kind !== "classMissed") return [mark];
  const [first, ...others] = listDayReasons(mark);
  const excused = isCountedInRecord(first) && others.find((reason) => !isCountedInRecord(reason));
  const ofDay = first === mark.reason ? mark : { ...mark, reason: first };
  return excused ? [ofDay, { ...mark, reason: excused }] : [ofDay];
}

function findFirstKind(
  marks: readonly AttendanceMark[],
  order: readonly AttendanceKind[],
): AttendanceMark | undefined {
  for (const kind of order) {
    const mark = marks.find((one) => one.kind === kind);
    if (mark) return mark;
  }
  return undefined;
}

function addMark(totals: MutableTotals, { kind, reason }: AttendanceMark): void {
  totals[kind][reason] += 1;
}

function findOrMake<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const found = map.get(key);
  if (found !== undefined) return found;
  const made = make();
  map.set(key, made);
  return made;
}

function makeTotals(): MutableTotals {
  const reasons = () => ({ illness: 0, unexcused: 0, other: 0, excused: 0 });
  return { absent: reasons(), late: reasons(), earlyLeave: reasons(), classMissed: reasons() };
}

function makeMonths(): Map<CalendarMonth, MutableTotals> {
  return new Map();
}

function makeList(): AttendanceMark[] {
  return [];
}
