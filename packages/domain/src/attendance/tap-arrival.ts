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
 * tapArrival(rows, at); // 결석 with 「학생이 눌렀어요」: still 결석
 * ```
 */
export function tapArrival(rows: AttendanceRows, at: StudentDay): readonly Change[] {
  if (isTurned(rows, at)) return [];
  const { day, studentId } = at;
  const { marks, checkIn } = findDayState(rows, at);
  const isTold = marks.length > 0 || checkIn === "awaited";
  const set = { state: isTold ? "awaited" : "arrived", said: true };
  const id = toCheckInId(at);
  return checkIn
    ? [{ kind: checkInKind.name, id, set }]
    : [createRow(checkInKind.name, id, { day, studentId, ...set })];
}

/** Whether a tap waits for the teacher's yes: it stands beside what the teacher said, here or on another device. */
export function isAskedAbout(rows: AttendanceRows, at: StudentDay): boolean {
  const { marks, checkIn } = findDayState(rows, at);
  const isTapped = rows.checkIns.get(toCheckInId(at))?.said === true;
  return isTapped && (marks.length > 0 || checkIn === "awaited");
}

/** Yes: the pupil came. A 결석 of the day goes; who was late stays late. */
export function acceptArrival(rows: AttendanceRows, at: StudentDay): readonly Change[] {
  const absences = findDayState(rows, at).marks.filter(({ kind }) => kind === "absent");
  return [
    ...absences.map((mark) => removeRow(attendanceMarkKind.name, toMarkId(mark))),
    ...markArrived(rows, at),
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
