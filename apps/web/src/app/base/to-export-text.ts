import { attendanceMarkKind } from "@damim/domain/attendance/attendance-mark.ts";
import { checkInKind } from "@damim/domain/attendance/check-in.ts";
import { padKeepsakeKind } from "@damim/domain/pad/pad-keepsake.ts";
import { studentKind } from "@damim/domain/student/student.ts";
import type { QueuedWrite } from "../../data/rounds/sync-state.ts";

/** Fields that are said elsewhere, by `describeWrite` in the words of the screen. */
const saidFieldsByKind: Readonly<Record<string, readonly string[]>> = {
  [attendanceMarkKind.name]: ["day", "studentId", "kind", "reason"],
  [checkInKind.name]: ["day", "studentId", "state"],
  [padKeepsakeKind.name]: ["day", "studentId", "photo"],
  // An id that says nothing to anybody; the photo itself is told as a file.
  [studentKind.name]: ["photo"],
};

/** The values that a teacher typed in one write, a line each. */
export function toPlainText({ kind, set }: Pick<QueuedWrite, "kind" | "set">): string {
  const said = saidFieldsByKind[kind] ?? [];
  return Object.entries(set)
    .filter(([field, value]) => !field.startsWith("~") && value !== null && !said.includes(field))
    .map(([, value]) => (typeof value === "string" ? value : JSON.stringify(value)))
    .join("\n");
}
