import { createRow, removeRow, type Change } from "@damim/sync/change.ts";
import { attendanceKinds, attendanceSymbols } from "../attendance/code/attendance-code.ts";
import type { AttendanceMark } from "../attendance/attendance-mark.ts";
import {
  toDayParts,
  toMonth,
  type CalendarDay,
  type CalendarMonth,
} from "../calendar-day/calendar-day.ts";
import type { StudentId } from "../student/student.ts";
import { monthCloseKind, type MonthClose } from "./month-close.ts";

/** One pupil whose marks are not what was closed. */
export interface LaterChange {
  readonly studentId: StudentId;
  /** The signs of then and now of the days that differ, each 「16♡」; empty is 출석. */
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** Closes a month as its marks stand now. */
export function closeMonth(
  month: CalendarMonth,
  marks: Iterable<AttendanceMark>,
  today: CalendarDay,
): readonly Change[] {
  const closedMarks = toClosedMarks(month, marks);
  return [createRow(monthCloseKind.name, month, { month, closedOn: today, closedMarks })];
}

/** Opens a closed month again. */
export function reopenMonth(month: CalendarMonth): readonly Change[] {
  return [removeRow(monthCloseKind.name, month)];
}

/** What was changed in a month after its close, by pupil; empty when everything is as it was closed. */
export function listLaterChanges(
  { month, closedMarks }: MonthClose,
  marks: Iterable<AttendanceMark>,
): readonly LaterChange[] {
  const now = toClosedMarks(month, marks);
  const studentIds = new Set([...Object.keys(closedMarks), ...Object.keys(now)]);
  return [...studentIds].flatMap((studentId) => {
    const before = toSigns(closedMarks[studentId]);
    const after = toSigns(now[studentId]);
    const gone = before.filter((sign) => !after.includes(sign));
    const fresh = after.filter((sign) => !before.includes(sign));
    return gone.length + fresh.length > 0 ? [{ studentId, before: gone, after: fresh }] : [];
  });
}

function toClosedMarks(
  month: CalendarMonth,
  marks: Iterable<AttendanceMark>,
): Readonly<Record<StudentId, string>> {
  const byStudent = new Map<StudentId, AttendanceMark[]>();
  for (const mark of marks) {
    if (toMonth(mark.day) !== month) continue;
    byStudent.set(mark.studentId, [...(byStudent.get(mark.studentId) ?? []), mark]);
  }
  return Object.fromEntries(
    [...byStudent].map(([studentId, own]) => [
      studentId,
      own
        .sort((a, b) => (a.day === b.day ? byKind(a, b) : a.day < b.day ? -1 : 1))
        .map(({ day, kind, reason }) => `${toDayParts(day).date}${attendanceSymbols[kind][reason]}`)
        .join(" "),
    ]),
  );
}

function byKind(a: AttendanceMark, b: AttendanceMark): number {
  return attendanceKinds.indexOf(a.kind) - attendanceKinds.indexOf(b.kind);
}

function toSigns(text: string | undefined): readonly string[] {
  return text ? text.split(" ") : [];
}
