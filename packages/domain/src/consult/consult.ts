import type { RecordKind } from "@damim/sync/kind.ts";
import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import type { StudentId } from "../student/student.ts";
import { hideBoxes } from "../secret/box.ts";
import type { Consult } from "./consult-record.ts";

export type { Consult };
export type KeptConsult = Consult & { readonly id: string };

export const LONGEST_CONSULT_CHARACTERS = 20_000;
export const LONGEST_FOLLOW_UP_CHARACTERS = 300;
export const LONGEST_ARCHIVE_REASON_CHARACTERS = 200;

export const consultKind: RecordKind<Consult, "consult"> = {
  name: "consult",
  version: 1,
  // One with words is always shown: who locks or opens them goes by what is shown.
  read: (data) =>
    "day" in data || "body" in data ? hideBoxes({ studentIds: [], ...data }) : undefined,
};

/**
 * Begins with the day on which it was made, which is the window of loading, and with its first pupil then, by whom
 * access log and history find it. Neither changes when the form's day or pupils do.
 */
export function toConsultId(of: {
  readonly madeOn: CalendarDay;
  readonly studentId: StudentId;
  readonly uuid: string;
}): string {
  return `${of.madeOn}~${of.studentId}~${of.uuid}`;
}

/** Whether lists show it without being asked: no draft, and not put away. */
export function isCurrentConsult({ isDraft, archived }: Consult): boolean {
  return !isDraft && !archived;
}
