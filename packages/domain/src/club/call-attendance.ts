import { removeRow, type Change } from "@damim/sync/change.ts";
import { checkInKind, toCheckInId } from "../attendance/check-in.ts";
import { findDayState, type AttendanceRows, type StudentDay } from "../attendance/day-state.ts";
import { arriveStudent, markArrived, markStudent } from "../attendance/mark-student.ts";
import type { CalendarDay } from "../calendar-day/calendar-day.ts";

/** What one tap of 출석 부르기 says. */
export type CallAnswer = "arrived" | "absent" | "late";

export const callAnswerWords: Readonly<Record<CallAnswer, string>> = {
  arrived: "왔어요",
  absent: "결석",
  late: "지각",
};

/**
 * 출석 부르기 of a club (spec 14 §9): check-ins and marks of the club's own scope, whose reason is always 기타, for a club
 * asks for none. Who was late has come. The last answer of a day is the one that holds.
 *
 * Returns the changes to write; none when everything is so already.
 */
export function answerCall(
  rows: AttendanceRows,
  at: StudentDay,
  answer: CallAnswer,
): readonly Change[] {
  if (answer === "absent") {
    const id = toCheckInId(at);
    const mark = markStudent(rows, { ...at, kind: "absent", reason: "other" });
    const hasArrived = rows.checkIns.get(id)?.state === "arrived";
    return hasArrived ? [...mark, removeRow(checkInKind.name, id)] : mark;
  }
  if (answer === "arrived") return arriveStudent(rows, at);
  const marks = markStudent(rows, { ...at, kind: "late", reason: "other" });
  return [...marks.filter(({ kind }) => kind !== checkInKind.name), ...markArrived(rows, at)];
}

/** What was answered for a pupil on a day; nothing while nobody called. */
export function findAnswer(rows: AttendanceRows, at: StudentDay): CallAnswer | undefined {
  const { marks, checkIn } = findDayState(rows, at);
  if (marks.some(({ kind }) => kind === "absent")) return "absent";
  if (marks.some(({ kind }) => kind === "late")) return "late";
  return checkIn === "arrived" ? "arrived" : undefined;
}

/** A pupil's days of a month, among those on which the club was called. */
export interface CalledDays {
  readonly came: number;
  readonly called: number;
  readonly absent: number;
  readonly late: number;
}

/** The days of a month (`2026-11`) on which somebody answered, in their order. */
export function listCalledDays(rows: AttendanceRows, month: string): readonly CalendarDay[] {
  const days = new Set<CalendarDay>();
  for (const each of [...rows.checkIns.values(), ...rows.marks.values()]) {
    if (each.day.startsWith(month)) days.add(each.day);
  }
  return [...days].sort();
}

/** 「11월에 온 날」: who was late has come; a day without an answer is counted as one that was missed by nobody. */
export function countCalledDays(
  rows: AttendanceRows,
  days: readonly CalendarDay[],
  studentId: string,
): CalledDays {
  const answers = days.map((day) => findAnswer(rows, { day, studentId }));
  const absent = answers.filter((answer) => answer === "absent").length;
  const late = answers.filter((answer) => answer === "late").length;
  const arrived = answers.filter((answer) => answer === "arrived").length;
  return { came: arrived + late, called: arrived + late + absent, absent, late };
}
