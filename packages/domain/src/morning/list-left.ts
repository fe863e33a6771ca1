import type { AttendanceMark } from "../attendance/attendance-mark.ts";
import { findDayState, hasCome, type AttendanceRows } from "../attendance/day-state.ts";
import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import type { StudentId } from "../student/student.ts";

/**
 * Who has not come on a day, in the order given: it has not (`hasCome`), and no 결석 says where it is.
 *
 * ```ts
 * listLeft({ marks, checkIns }, "2026-11-20", ["s1", "s2"]); // ["s2"] once s1 is 왔어요
 * ```
 */
export function listLeft(
  rows: AttendanceRows,
  day: CalendarDay,
  members: Iterable<StudentId>,
): readonly StudentId[] {
  return [...members].filter((studentId) => {
    const state = findDayState(rows, { day, studentId });
    return !hasCome(state) && !state.marks.some(({ kind }) => kind === "absent");
  });
}

/** 「아직 4명 안 왔어요」, in the end 「0명 남았어요」. */
export function toLeftWords(count: number): string {
  return count === 0 ? "0명 남았어요" : `아직 ${count}명 안 왔어요`;
}

/** What a teacher remembers of a child who is missing: 「이번 달 결석 1번 · 지각 2번」. Nothing for a month without. */
export function toMissingWords(
  marks: Iterable<AttendanceMark>,
  { studentId, day }: { readonly studentId: StudentId; readonly day: CalendarDay },
): string {
  const month = day.slice(0, 7);
  const kinds = [...marks]
    .filter((mark) => mark.studentId === studentId && mark.day < day && mark.day.startsWith(month))
    .map(({ kind }) => kind);
  const count = (kind: AttendanceMark["kind"]): number =>
    kinds.filter((each) => each === kind).length;
  const [absent, late] = [count("absent"), count("late")];
  const words = [absent > 0 ? `결석 ${absent}번` : "", late > 0 ? `지각 ${late}번` : ""];
  const said = words.filter(Boolean).join(" · ");
  return said && `이번 달 ${said}`;
}
