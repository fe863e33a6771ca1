import type { RecordKind } from "@damim/sync/kind.ts";
import type { CheckIn } from "./check-in-record.ts";

export type { CheckIn };
export type CheckInState = CheckIn["state"];

export const checkInKind: RecordKind<CheckIn, "checkIn"> = {
  name: "checkIn",
  version: 1,
};

/** `toCheckInId({ day: "2026-05-03", studentId: "s012" })` is "2026-05-03~s012". */
export function toCheckInId(checkIn: Pick<CheckIn, "day" | "studentId">): string {
  return `${checkIn.day}~${checkIn.studentId}`;
}
