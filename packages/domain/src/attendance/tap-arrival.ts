import { createRow, removeRow, type Change } from "@damim/sync/change.ts";
import { attendanceMarkKind, toMarkId } from "./attendance-mark.ts";
import { checkInKind, toCheckInId } from "./check-in.ts";
import { findDayState, type AttendanceRows, type StudentDay } from "./day-state.ts";
import { markArrived } from "./mark-student.ts";

/** Whether a pupil's tile on 등교 칠판 is turned: seen by the teacher, or tapped. */
export function isTurned({ checkIns }: AttendanceRows, at: StudentDay): boolean {
  const checkIn = checkIns.get(toCheckInId(at));
  return checkIn?.state === "arrived" || checkIn?.said === true;
}

/**
 * A tap on 등교 칠판: 「왔어요」. Where the teacher has said something of the day, a mark or 「아직 안 왔어요」, that stands, and the tap
 * waits for the teacher's yes (`isAskedAbout`). Nothing for a tile that is turned.
 *
 * ```ts
 * tapArrival(rows, at); // of a pupil with 결석: still 결석, and asked about
 * ```
 */
export function tapArrival(rows: AttendanceRows, at: StudentDay): readonly Change[] {
  if (isTurned(rows, at)) return [];
  const { day, studentId } = at;
  const { marks, checkIn } = findDayState(rows, at);
  if (marks.length === 0 && checkIn !== "awaited") return markArrived(rows, at);
  const id = toCheckInId(at);
  // Awaited counts for nothing beside a mark, and any word of the teacher's ends it.
  const set = { state: "awaited", said: true };
  return checkIn
    ? [{ kind: checkInKind.name, id, set }]
    : [createRow(checkInKind.name, id, { day, studentId, ...set })];
}

/** Whether a tap waits for the teacher's yes. */
export function isAskedAbout({ checkIns }: AttendanceRows, at: StudentDay): boolean {
  const checkIn = checkIns.get(toCheckInId(at));
  return checkIn?.state === "awaited" && checkIn.said === true;
}

/** Yes: the pupil came. A 결석 of the day goes; who was late stays late. */
export function acceptArrival(rows: AttendanceRows, at: StudentDay): readonly Change[] {
  if (!isAskedAbout(rows, at)) return [];
  const absences = findDayState(rows, at).marks.filter(({ kind }) => kind === "absent");
  return [
    ...absences.map((mark) => removeRow(attendanceMarkKind.name, toMarkId(mark))),
    { kind: checkInKind.name, id: toCheckInId(at), set: { state: "arrived", said: null } },
  ];
}

/** No: what the teacher said of the day stands alone. */
export function refuseArrival(rows: AttendanceRows, at: StudentDay): readonly Change[] {
  if (!isAskedAbout(rows, at)) return [];
  const id = toCheckInId(at);
  return findDayState(rows, at).marks.length > 0
    ? [removeRow(checkInKind.name, id)]
    : [{ kind: checkInKind.name, id, set: { said: null } }];
}
