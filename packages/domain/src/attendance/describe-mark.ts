import type { Fields } from "@damim/sync/kind.ts";
import {
  attendanceKinds,
  attendanceReasons,
  kindLabels,
  toCodeLabel,
  type AttendanceKind,
  type AttendanceReason,
} from "./code/attendance-code.ts";
import { isCalendarDay, type CalendarDay } from "../calendar-day/calendar-day.ts";
import type { StudentId } from "../student/student.ts";

/** What the id of a mark says: the day, the pupil, the kind. Nothing for an id of another form. */
export function parseMarkId(id: string):
  | {
      readonly day: CalendarDay;
      readonly studentId: StudentId;
      readonly kind: AttendanceKind;
    }
  | undefined {
  const [day, studentId, kindName] = id.split("~");
  const kind = attendanceKinds.find((each) => each === kindName);
  return isCalendarDay(day) && studentId && kind ? { day, studentId, kind } : undefined;
}

/** A mark by its kind and what its fields say: 「질병 결석」, 「결석」 where the reason is not known. */
export function describeMark(kind: AttendanceKind, fields: Fields): string {
  const reason = findReason(fields["reason"]);
  return reason ? toCodeLabel({ kind, reason }) : kindLabels[kind];
}

export function findReason(value: unknown): AttendanceReason | undefined {
  return attendanceReasons.find((each) => each === value);
}
