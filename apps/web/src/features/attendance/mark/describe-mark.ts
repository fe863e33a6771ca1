import type { Fields } from "@damim/sync/kind.ts";
import {
  attendanceKinds,
  attendanceReasons,
  kindLabels,
  presentLabel,
  reasonLabels,
  toCodeLabel,
  type AttendanceKind,
  type AttendanceReason,
} from "@damim/domain/attendance/code/attendance-code.ts";
import type { AttendanceMark } from "@damim/domain/attendance/attendance-mark.ts";
import { findLessonOfField } from "@damim/domain/attendance/lesson/lesson-words.ts";
import type { LessonField } from "@damim/domain/attendance/lesson/missed-lessons.ts";
import { findSubReason } from "@damim/domain/attendance/code/sub-reason.ts";
import { isCalendarDay, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { StudentId } from "@damim/domain/student/student.ts";

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

const fieldLabels: Readonly<Record<Exclude<keyof AttendanceMark, IdField>, string>> = {
  reason: "구분",
  note: "사유",
  periods: "교시",
  subReason: "세부 사유",
  enteredAs: "나이스 입력",
};
/** What the id says already, and what has words of its own. */
type IdField = "day" | "studentId" | "kind" | "isTakenBack" | LessonField;

/** What a mark's field is called; nothing for the fields that its id says already. */
export function findMarkFieldLabel(field: string): string | undefined {
  const lesson = findLessonOfField(field);
  if (lesson !== undefined) return `${lesson}교시`;
  return Object.entries(fieldLabels).find(([name]) => name === field)?.[1];
}

/** A stored value of a mark's field as the day shows it; nothing where it is empty. */
export function describeMarkValue(field: string, value: unknown): string | undefined {
  if (value === undefined || value === null || value === "") return undefined;
  const isLesson = findLessonOfField(field) !== undefined;
  if (isLesson && value === false) return presentLabel;
  const isReason = isLesson || field === "reason" || field === "enteredAs";
  const reason = isReason ? findReason(value) : undefined;
  if (reason) return reasonLabels[reason];
  if (field === "subReason" && typeof value === "string") {
    return findSubReason(value)?.label ?? "다른 세부 사유";
  }
  if (Array.isArray(value)) return value.length > 0 ? `${value.join(", ")}교시` : undefined;
  return typeof value === "string" ? value : JSON.stringify(value);
}
