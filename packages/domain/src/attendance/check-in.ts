import type { RecordKind } from "@damim/sync/kind.ts";
import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import type { StudentId } from "../student/student.ts";

/** "arrived" is 왔어요; "awaited" is 아직 안 왔어요, shown as 확인 중. */
export type CheckInState = "arrived" | "awaited";

/** Whether a pupil was seen this morning; apart from attendance, it counts as nothing. */
export interface CheckIn {
  readonly day: CalendarDay;
  readonly studentId: StudentId;
  readonly state: CheckInState;
}

export const checkInKind: RecordKind<CheckIn, "checkIn"> = {
  name: "checkIn",
  version: 1,
};

/** `toCheckInId({ day: "2026-05-03", studentId: "s012" })` is "2026-05-03~s012". */
export function toCheckInId(checkIn: Pick<CheckIn, "day" | "studentId">): string {
  return `${checkIn.day}~${checkIn.studentId}`;
}
