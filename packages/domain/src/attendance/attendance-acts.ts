import type { Change } from "@damim/sync/change.ts";
import type { CaptureAct } from "../capture/capture-phrase.ts";
import type { ReadRows } from "../base/lay-changes.ts";
import { attendanceKinds, toCodeLabel, type AttendanceCode } from "./code/attendance-code.ts";
import { attendanceMarkKind } from "./attendance-mark.ts";
import { checkInKind } from "./check-in.ts";
import type { AttendanceRows, StudentDay } from "./day-state.ts";
import {
  arriveStudent,
  awaitStudent,
  clearStudent,
  markRestArrived,
  markStudent,
} from "./mark-student.ts";
import { findSubReasonOfNote } from "./code/reason-words.ts";

/** A mark for each pupil and day; lessons only with 결과. */
export function toMarkAct(
  code: AttendanceCode,
  note: string,
  periods: readonly number[],
): CaptureAct {
  const lessons = periods.length > 0 ? ` ${periods.join(", ")}교시` : "";
  const subReason = findSubReasonOfNote(note, code.reason);
  const more = {
    ...(note && { note }),
    ...(periods.length > 0 && { periods }),
    ...(subReason && { subReason }),
  };
  return {
    label: `${toCodeLabel(code)}${lessons}`,
    ...(note && { note }),
    sign: code,
    claims: code.kind === "absent" ? attendanceKinds : [code.kind],
    plan: planEach((rows, at) => markStudent(rows, { ...at, ...code, ...more })),
  };
}

export const awaitAct: CaptureAct = {
  label: "아직 안 왔어요",
  claims: [...attendanceKinds, "checkIn"],
  plan: planEach(awaitStudent),
};
/** Those of whom nothing is known: a mark that is there, or 확인 중, is never overwritten (spec 02 §3). */
const restArrivedAct: CaptureAct = {
  label: "나머지 모두 왔어요",
  claims: [],
  plan: (read, { students, days }) => {
    const ids = students.map(({ id }) => id);
    return days.flatMap((day) => markRestArrived(toRows(read), day, ids));
  },
};
export const clearAct: CaptureAct = {
  label: "출석으로 바꾸기",
  claims: [...attendanceKinds, "checkIn"],
  ofEveryone: restArrivedAct,
  plan: planEach(clearStudent),
};
export const arriveAct: CaptureAct = {
  label: "왔어요",
  claims: [...attendanceKinds, "checkIn"],
  ofEveryone: restArrivedAct,
  plan: planEach(arriveStudent),
};

function planEach(
  change: (rows: AttendanceRows, at: StudentDay) => readonly Change[],
): CaptureAct["plan"] {
  return (read, { students, days }) => {
    const rows = toRows(read);
    return days.flatMap((day) =>
      students.flatMap(({ id }) => change(rows, { day, studentId: id })),
    );
  };
}

function toRows(read: ReadRows): AttendanceRows {
  return { marks: read(attendanceMarkKind), checkIns: read(checkInKind) };
}
