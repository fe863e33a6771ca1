import {
  attendanceKinds,
  attendanceReasons,
  findCodeBySymbol,
  type AttendanceCode,
  type AttendanceKind,
} from "@damim/domain/attendance/code/attendance-code.ts";
import { findDayState } from "@damim/domain/attendance/day-state.ts";
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import type { KeyboardEvent } from "react";
import type { Store } from "../../../data/teacher-data.ts";
import { toAttendanceRows } from "../../../kit/attendance/attendance-rows.ts";

const kindByCode: Readonly<Record<string, AttendanceKind>> = {
  Digit1: "absent",
  Digit2: "late",
  Digit3: "earlyLeave",
  Digit4: "classMissed",
  Numpad1: "absent",
  Numpad2: "late",
  Numpad3: "earlyLeave",
  Numpad4: "classMissed",
};

/**
 * What a key marks: 1 to 4 are 결석, 지각, 조퇴, 결과, and the same figure again goes on to the next reason;
 * a typed symbol (♡ # @ …) is its code. Figures are read by place, so Hangul mode does not matter.
 */
export function findTypedCode(
  event: KeyboardEvent,
  store: Store,
  { student, day }: { readonly student: RosterStudent; readonly day: CalendarDay },
): AttendanceCode | undefined {
  const kind = event.shiftKey ? undefined : kindByCode[event.code];
  if (!kind) return event.key.length === 1 ? findCodeBySymbol(event.key) : undefined;
  const { marks } = findDayState(toAttendanceRows(store), { day, studentId: student.id });
  const standing = marks.find((mark) => mark.kind === kind);
  const index = standing ? attendanceReasons.indexOf(standing.reason) + 1 : 0;
  const reason = attendanceReasons[index % attendanceReasons.length];
  return reason && attendanceKinds.includes(kind) ? { kind, reason } : undefined;
}
