import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import { listMembers } from "../student/membership.ts";
import type { RosterStudent } from "../student/student.ts";
import { attendanceKinds, kindLabels, reasonLabels } from "./code/attendance-code.ts";
import { findDayState, type AttendanceRows } from "./day-state.ts";

/**
 * What is known of a day's attendance, a line a kind, pupils by number alone; nothing where nothing was written.
 *
 * ```ts
 * listAttendanceFacts(rows, "2026-11-20", students); // [{ id: "absent", text: "결석 1: 12번 질병" }]
 * ```
 */
export function listAttendanceFacts(
  rows: AttendanceRows,
  day: CalendarDay,
  students: readonly RosterStudent[],
): readonly { readonly id: string; readonly text: string }[] {
  const states = listMembers(students, day).map((student) => ({
    student,
    ...findDayState(rows, { day, studentId: student.id }),
  }));
  const facts = attendanceKinds.flatMap((kind) => {
    const marked = states.flatMap(({ student, marks }) => {
      const mark = marks.find((each) => each.kind === kind);
      return mark ? [`${student.number}번 ${reasonLabels[mark.reason]}`] : [];
    });
    if (marked.length === 0) return [];
    return [{ id: kind, text: `${kindLabels[kind]} ${marked.length}: ${marked.join(", ")}` }];
  });
  const confirmed = states.filter(
    ({ marks, checkIn }) => checkIn === "arrived" && !marks.some(({ kind }) => kind === "absent"),
  ).length;
  return confirmed > 0 ? [...facts, { id: "confirmed", text: `${confirmed}명 왔어요` }] : facts;
}
