import type { RecordKind } from "@damim/sync/kind.ts";
import type { AttendanceMark } from "./attendance-mark-record.ts";
import { readMark } from "./lesson/missed-lessons.ts";

export type { AttendanceMark };

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
