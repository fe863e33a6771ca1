import { attendanceMarkKind } from "@damim/domain/attendance/attendance-mark.ts";
import { checkInKind } from "@damim/domain/attendance/check-in.ts";
import type { QueuedWrite } from "../data/sync-state.ts";

/** Fields that `describeWrite` has said already, and in the words of the screen. */
const saidFieldsByKind: Readonly<Record<string, readonly string[]>> = {
  [attendanceMarkKind.name]: ["day", "studentId", "kind", "reason"],
  [checkInKind.name]: ["day", "studentId", "state"],
};

/** The values that a teacher typed in one write, a line each. */
export function toPlainText({ kind, set }: Pick<QueuedWrite, "kind" | "set">): string {
  const said = saidFieldsByKind[kind] ?? [];
  return Object.entries(set)
    .filter(([field, value]) => !field.startsWith("~") && value !== null && !said.includes(field))
    .map(([, value]) => (typeof value === "string" ? value : JSON.stringify(value)))
    .join("\n");
}
