import type { RecordKind } from "@damim/sync/kind.ts";
import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import type { StudentId } from "../student/student.ts";
import type { AttendanceKind, AttendanceReason } from "./code/attendance-code.ts";
import { readMark, type LessonFields } from "./lesson/missed-lessons.ts";

/**
 * One pupil, one day, one kind. Two devices that mark different kinds never overwrite each other;
 * folding to one entry a day happens when reading. `null` in a field means "emptied again".
 */
export interface AttendanceMark extends LessonFields {
  readonly day: CalendarDay;
  readonly studentId: StudentId;
  readonly kind: AttendanceKind;
  readonly reason: AttendanceReason;
  readonly note?: string | null;
  /**
   * The lessons that were missed, 1 is the first lesson: of 지각 and 조퇴 where they are known. Of a 결과 it is
   * read together from the fields of its lessons and never written.
   */
  readonly periods?: readonly number[] | null;
  /** An id of `sub-reason.ts`, or one that a newer version knows. */
  readonly subReason?: string | null;
  /** The reason under which it stands in NEIS; a mark that got another reason since has to be entered again. */
  readonly enteredAs?: AttendanceReason | null;
  /** Of a 결과: its last known lesson was taken back. Without a lesson it then says nothing. */
  readonly isTakenBack?: boolean | null;
}

export const LONGEST_NOTE_CHARACTERS = 500;

export const attendanceMarkKind: RecordKind<AttendanceMark, "attendanceMark"> = {
  name: "attendanceMark",
  version: 1,
  read: readMark,
};

/**
 * The id says what the row is about, so that two devices that mark the same thing write one row.
 *
 * ```ts
 * toMarkId({ day: "2026-05-03", studentId: "s012", kind: "late" }); // "2026-05-03~s012~late"
 * ```
 */
export function toMarkId(mark: Pick<AttendanceMark, "day" | "studentId" | "kind">): string {
  return `${mark.day}~${mark.studentId}~${mark.kind}`;
}
