import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import type { StudentId } from "../student/student.ts";
import type { AttendanceKind } from "./code/attendance-code.ts";
import { findDayState, hasCome, type AttendanceRows } from "./day-state.ts";

/** How many pupils are where on a day: 결석, arrived, awaited and unseen are all of them, each pupil once. */
export interface DayCounts {
  readonly total: number;
  /** Also who came late, left early or missed a lesson. */
  readonly arrived: number;
  readonly awaited: number;
  /** Of whom nobody has written whether they came. */
  readonly unseen: number;
  readonly byKind: Readonly<Record<AttendanceKind, number>>;
  /** The same, of those who arrived alone. */
  readonly among: Readonly<Record<AttendanceKind, number>>;
}

/** Counts a day. A pupil with two marks stands in both kinds; who is 결석 has not arrived, nor has who will leave early and was
 * not seen yet (`hasCome`). */
export function countDay(
  rows: AttendanceRows,
  students: readonly { readonly id: StudentId }[],
  day: CalendarDay,
): DayCounts {
  const byKind = { absent: 0, late: 0, earlyLeave: 0, classMissed: 0 };
  const among = { ...byKind };
  let arrived = 0;
  let awaited = 0;
  let unseen = 0;
  for (const { id: studentId } of students) {
    const state = findDayState(rows, { day, studentId });
    for (const { kind } of state.marks) byKind[kind] += 1;
    if (state.marks.some(({ kind }) => kind === "absent")) continue;
    if (hasCome(state)) {
      arrived += 1;
      for (const { kind } of state.marks) among[kind] += 1;
    } else if (state.checkIn) awaited += 1;
    else unseen += 1;
  }
  return { total: students.length, arrived, awaited, unseen, byKind, among };
}

/** The roll is done once it is written of every pupil whether they came. */
export function toRollCall({ total, awaited, unseen }: DayCounts): "open" | "done" {
  return total === 0 || awaited + unseen > 0 ? "open" : "done";
}
