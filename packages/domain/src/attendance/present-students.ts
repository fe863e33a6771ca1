import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import type { StudentId } from "../student/student.ts";
import { findDayState, type AttendanceRows } from "./day-state.ts";

/**
 * Who is at school on a day, for draws, groups, expected lists and lunch: neither 결석 nor 「아직 안 왔어요」.
 * 지각, 조퇴 and 결과 are at school. Ids only, in the order given: other features never learn a reason.
 *
 * ```ts
 * presentStudents({ marks, checkIns }, "2026-11-20", ["s1", "s2"]); // Set { "s2" } while s1 is ill
 * ```
 */
export function presentStudents(
  rows: AttendanceRows,
  day: CalendarDay,
  studentIds: Iterable<StudentId>,
): ReadonlySet<StudentId> {
  const present = new Set<StudentId>();
  for (const studentId of studentIds) {
    const { marks, checkIn } = findDayState(rows, { day, studentId });
    const isAwaited = marks.length === 0 && checkIn === "awaited";
    if (!isAwaited && !marks.some(({ kind }) => kind === "absent")) present.add(studentId);
  }
  return present;
}
