import type { RecordKind } from "@damim/sync/kind.ts";
import { isCalendarDay, type CalendarDay } from "../calendar-day/calendar-day.ts";
import type { StudentId } from "../student/student.ts";
import type { Check } from "./check-record.ts";

/** O is 냈어요, X is 안 냈어요, "late" is △, "exempt" is –. Nothing is 아직. */
export type CheckState = "O" | "X" | "late" | "exempt";

/** "one" of a check without repeat, else the day of the round. */
export type CheckRound = "one" | CalendarDay;

/** One pupil in one round: two devices that mark the same write one row. */
export interface CheckMark {
  readonly checkId: string;
  readonly studentId: StudentId;
  readonly round: CheckRound;
  /** Emptied when it goes back to 아직; the note stays. */
  readonly state?: CheckState | null;
  readonly note?: string | null;
  /** The day on which the state was written. */
  readonly on?: CalendarDay | null;
}

export type { Check };
export type KeptCheck = Check & { readonly id: string };

export const LONGEST_CHECK_NOTE_CHARACTERS = 200;

export const checkKind: RecordKind<Check, "check"> = { name: "check", version: 1 };
export const checkMarkKind: RecordKind<CheckMark, "checkMark"> = { name: "checkMark", version: 1 };

/** `toCheckMarkId({ checkId: "c1", studentId: "s3", round: "one" })` is "c1~s3~one". */
export function toCheckMarkId(mark: Pick<CheckMark, "checkId" | "studentId" | "round">): string {
  return `${mark.checkId}~${mark.studentId}~${mark.round}`;
}

/** Whether a text names a round: "one" or a day. */
export function isCheckRound(text: unknown): text is CheckRound {
  return text === "one" || isCalendarDay(text);
}
