import type { RecordKind } from "@damim/sync/kind.ts";
import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import type { StudentId } from "../student/student.ts";
import type { GuardianContact } from "./guardian-contact-record.ts";

export const guardianContactKind: RecordKind<GuardianContact, "guardianContact"> = {
  name: "guardianContact",
  version: 1,
};

/**
 * A call of its own, whoever else calls on that day: of two devices without a network both stay. Rows of older
 * versions end with the pupil. `toContactId({ day: "2026-11-20", studentId: "s012" }, "n1")` is "2026-11-20~s012~n1".
 */
export function toContactId(
  of: { readonly day: CalendarDay; readonly studentId: StudentId },
  newId: string,
): string {
  return `${of.day}~${of.studentId}~${newId}`;
}
