import type { RecordKind } from "@damim/sync/kind.ts";
import { isCalendarDay, type CalendarDay } from "../calendar-day/calendar-day.ts";
import type { CheckMark } from "./check-mark-record.ts";
import type { Check } from "./check-record.ts";

/** O is 냈어요, X is 안 냈어요, "late" is △, "exempt" is –. Nothing is 아직. */
export type CheckState = "O" | "X" | "late" | "exempt";

/** "one" of a check without repeat, else the day of the round. */
export type CheckRound = "one" | CalendarDay;

export type { Check, CheckMark };
export type KeptCheck = Check & { readonly id: string };

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
