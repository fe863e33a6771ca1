import type { RecordKind } from "@damim/sync/kind.ts";
import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import type { StudentId } from "../student/student.ts";
import type { GuardianContact } from "./guardian-contact-record.ts";

export const guardianContactKind: RecordKind<GuardianContact, "guardianContact"> = {
  name: "guardianContact",
  version: 1,
};

/** The first of a day. `toContactId({ day: "2026-11-20", studentId: "s012" })` is "2026-11-20~s012". */
export function toContactId(of: {
  readonly day: CalendarDay;
  readonly studentId: StudentId;
}): string {
  return `${of.day}~${of.studentId}`;
}
