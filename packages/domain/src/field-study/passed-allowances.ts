import type { AttendanceMark } from "../attendance/attendance-mark.ts";
import type { AttendanceRules } from "../attendance/attendance-rules.ts";
import { listAbsences } from "../attendance-papers/absence.ts";
import { toMonth, type CalendarDay } from "../calendar-day/calendar-day.ts";
import type { StudentId } from "../student/student.ts";
import type { SchoolCalendar } from "../school-calendar/school-calendar.ts";
import { findAllowance, type Allowance } from "./allowance.ts";

/** A limit that a pupil would pass by what is about to be written. */
export interface PassedAllowance {
  readonly studentId: StudentId;
  readonly subReason: string;
  /** `row`: days of one trip without a school day between. */
  readonly span: Allowance["span"] | "row";
  /** With the new marks. */
  readonly used: number;
  readonly allowed: number;
}

type Marks = ReadonlyMap<string, AttendanceMark>;

/**
 * Whose days of a sub-reason would pass what is allowed, before the marks are written: all that one act writes is
 * counted together. Who is past the limit already and gets no day more by it is not told again.
 *
 * ```ts
 * listPassedAllowances(marks, layChanges(read, changes)(attendanceMarkKind), around);
 * // [{ studentId: "s1", subReason: "fieldStudy", span: "year", used: 16, allowed: 15 }]
 * ```
 */
export function listPassedAllowances(
  before: Marks,
  after: Marks,
  around: { readonly rules: AttendanceRules; readonly calendar: SchoolCalendar },
): readonly PassedAllowance[] {
  return listNews(before, after).flatMap(({ studentId, subReason, days }) => {
    const ofStudent = (marks: Marks) =>
      [...marks.values()].filter((mark) => mark.studentId === studentId);
    const marks = { old: ofStudent(before), next: ofStudent(after) };
    return listPassed({ studentId, subReason, days, ...marks }, around);
  });
}

function listPassed(
  news: News & {
    readonly old: readonly AttendanceMark[];
    readonly next: readonly AttendanceMark[];
  },
  { rules, calendar }: { readonly rules: AttendanceRules; readonly calendar: SchoolCalendar },
): readonly PassedAllowance[] {
  const { studentId, subReason, days, old, next } = news;
  // Of a limit by month each month has its own.
  const places = [...new Map(days.map((day) => [toMonth(day), day])).values()];
  const passed = places.flatMap((day): readonly PassedAllowance[] => {
    const stood = findAllowance(subReason, studentId, old, rules, day);
    const stands = findAllowance(subReason, studentId, next, rules, day);
    if (!stood || !stands || stands.used <= stood.used || stands.used <= stands.allowed) return [];
    return [{ studentId, subReason, ...stands }];
  });
  const ofYear = passed[0]?.span === "year" ? passed.slice(0, 1) : passed;
  if (subReason !== "fieldStudy" || ofYear.length > 0) return ofYear;
  const inRow = findDaysInRow(next, days, calendar);
  const allowed = rules.fieldStudyInRow;
  const isLonger = inRow > findDaysInRow(old, days, calendar);
  return isLonger && inRow > allowed
    ? [{ studentId, subReason, span: "row", used: inRow, allowed }]
    : [];
}

/** The days of one sub-reason that a pupil gets. */
interface News {
  readonly studentId: StudentId;
  readonly subReason: string;
  readonly days: readonly CalendarDay[];
}

function listNews(before: Marks, after: Marks): readonly News[] {
  const news = new Map<string, News>();
  for (const [id, { studentId, subReason, day }] of after) {
    if (!subReason || before.get(id) === after.get(id)) continue;
    const key = `${studentId}~${subReason}`;
    news.set(key, { studentId, subReason, days: [...(news.get(key)?.days ?? []), day].sort() });
  }
  return [...news.values()];
}

/** The longest 체험학습 that has one of these days. */
function findDaysInRow(
  marks: readonly AttendanceMark[],
  days: readonly CalendarDay[],
  calendar: SchoolCalendar,
): number {
  const trips = listAbsences(marks, calendar).filter(
    (absence) =>
      absence.subReason === "fieldStudy" &&
      absence.kind === "absent" &&
      days.some((day) => absence.from <= day && day <= absence.to),
  );
  return Math.max(0, ...trips.map((trip) => trip.marks.length));
}
