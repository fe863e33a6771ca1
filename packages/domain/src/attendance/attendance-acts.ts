import type { Change } from "@damim/sync/change.ts";
import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import type { ActFacts, CaptureAct } from "../capture/capture-phrase.ts";
import type { StudentId } from "../student/student.ts";
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
export const clearAct: CaptureAct = {
  label: "출석으로 바꾸기",
  claims: [...attendanceKinds, "checkIn"],
  plan: planEach(clearStudent),
};
export const arriveAct: CaptureAct = {
  label: "왔어요",
  claims: [...attendanceKinds, "checkIn"],
  plan: planEach(arriveStudent),
};

/** Whose family told that they do not come on a day, or late, and was not answered. */
export type ListTold = (read: ReadRows, day: CalendarDay) => ReadonlySet<StudentId>;

/**
 * 「모두 왔어요」: those of whom nothing is known. A mark that is there, or 확인 중, is never overwritten (spec 02 §3), and of
 * whom a family told is left, which its label says.
 */
export function ofRest(act: CaptureAct, facts: ActFacts, listTold: ListTold): CaptureAct {
  const planRest = (read: ReadRows, { students, days }: Pick<ActFacts, "students" | "days">) =>
    days.map((day) =>
      markRestArrived(
        toRows(read),
        day,
        students.map(({ id }) => id),
        listTold(read, day),
      ),
    );
  const count = planRest(facts.read, facts).reduce((sum, { toldCount }) => sum + toldCount, 0);
  const left = count > 0 ? ` · 가정에서 알린 ${count}명은 남겨 둬요` : "";
  return {
    ...act,
    ofEveryone: {
      label: `나머지 모두 왔어요${left}`,
      claims: [],
      plan: (read, target) => planRest(read, target).flatMap(({ changes }) => changes),
    },
  };
}

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
