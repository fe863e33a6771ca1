import { presentStudents } from "../attendance/present-students.ts";
import type { AttendanceRows } from "../attendance/day-state.ts";
import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import { readNumbers } from "../names/read-numbers.ts";
import type { RosterStudent, StudentId } from "../student/student.ts";

/**
 * Whether a pupil is at school on a day and does not sit out (「오늘 빠지는 학생」), also one of another class; of whom nothing
 * is known is here.
 *
 * @param away numbers as they were typed for that day
 */
export function findHere(
  rows: AttendanceRows,
  day: CalendarDay,
  away: string,
  members: readonly Pick<RosterStudent, "id" | "number" | "name">[],
): (id: StudentId) => boolean {
  const out = new Set(readNumbers(away, members).students.map(({ id }) => id));
  return (id) => !out.has(id) && presentStudents(rows, day, [id]).has(id);
}
