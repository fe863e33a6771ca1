import { attendanceKinds, type AttendanceCode } from "../attendance/attendance-code.ts";
import { toMarkId, type AttendanceMark } from "../attendance/attendance-mark.ts";
import type { AttendanceRules } from "../attendance/attendance-rules.ts";
import { listAbsences } from "../attendance-papers/absence.ts";
import { toMonth, type CalendarDay } from "../calendar-day/calendar-day.ts";
import type { StudentId } from "../roster/student.ts";
import type { SchoolCalendar } from "../school-calendar/school-calendar.ts";
import { findAllowance, type Allowance } from "./allowance.ts";

/** Marks that are about to be written: one code with one sub-reason, for these pupils on these days. */
export interface CountedWish extends AttendanceCode {
  readonly studentIds: readonly StudentId[];
  readonly days: readonly CalendarDay[];
  readonly subReason: string;
}

/** A limit that a pupil would pass by it. */
export interface PassedAllowance {
  readonly studentId: StudentId;
  /** `row`: days of one trip without a school day between. */
  readonly span: Allowance["span"] | "row";
  /** With the new marks. */
  readonly used: number;
  readonly allowed: number;
}

/**
 * Whose days of a sub-reason would pass what is allowed, before they are written. Who is past the limit already and
 * gets no day more by it is not told again.
 *
 * ```ts
 * listPassedAllowances(marks, { ...trip, studentIds: ["s1"], days: ["2026-11-20"] }, around);
 * // [{ studentId: "s1", span: "year", used: 16, allowed: 15 }]
 * ```
 */
export function listPassedAllowances(
  marks: ReadonlyMap<string, AttendanceMark>,
  wish: CountedWish,
  around: { readonly rules: AttendanceRules; readonly calendar: SchoolCalendar },
): readonly PassedAllowance[] {
  const { studentIds, days, subReason } = wish;
  const { rules, calendar } = around;
  // Of a limit by month each month has its own.
  const places = [...new Map(days.map((day) => [toMonth(day), day])).values()];
  return studentIds.flatMap((studentId): readonly PassedAllowance[] => {
    const before = [...marks.values()].filter((mark) => mark.studentId === studentId);
    const after = withWish(before, studentId, wish);
    const passed = places.flatMap((day): readonly PassedAllowance[] => {
      const now = findAllowance(subReason, studentId, before, rules, day);
      const then = findAllowance(subReason, studentId, after, rules, day);
      if (!now || !then || then.used <= now.used || then.used <= then.allowed) return [];
      return [{ studentId, ...then }];
    });
    const ofYear = passed[0]?.span === "year" ? passed.slice(0, 1) : passed;
    if (subReason !== "fieldStudy" || ofYear.length > 0) return ofYear;
    const inRow = findDaysInRow(after, days, calendar);
    const allowed = rules.fieldStudyInRow;
    const isLonger = inRow > findDaysInRow(before, days, calendar);
    return isLonger && inRow > allowed ? [{ studentId, span: "row", used: inRow, allowed }] : [];
  });
}

/** As `markStudent` leaves a day: 결석 takes the place of the others, and they of it. */
function withWish(
  before: readonly AttendanceMark[],
  studentId: StudentId,
  { days, kind, reason, subReason }: CountedWish,
): readonly AttendanceMark[] {
  const after = new Map(before.map((mark) => [toMarkId(mark), mark]));
  for (const day of days) {
    const gone = kind === "absent" ? attendanceKinds : (["absent", kind] as const);
    for (const other of gone) after.delete(toMarkId({ day, studentId, kind: other }));
    const mark = { day, studentId, kind, reason, subReason };
    after.set(toMarkId(mark), mark);
  }
  return [...after.values()];
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
