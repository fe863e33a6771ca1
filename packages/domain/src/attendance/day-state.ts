import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import type { StudentId } from "../student/student.ts";
import {
  attendanceKinds,
  awaitedLabel,
  presentLabel,
  toCodeLabel,
  unsettledLabel,
} from "./code/attendance-code.ts";
import { toMarkId, type AttendanceMark } from "./attendance-mark.ts";
import { toCheckInId, type CheckIn, type CheckInState } from "./check-in.ts";

/** The rows as the store holds them, by row id. A day of a pupil is five look-ups, not a search. */
export interface AttendanceRows {
  readonly marks: ReadonlyMap<string, AttendanceMark>;
  readonly checkIns: ReadonlyMap<string, CheckIn>;
}

export interface StudentDay {
  readonly day: CalendarDay;
  readonly studentId: StudentId;
}

/** What is known about one pupil on one day. */
export interface DayState {
  /** In the order 결석, 지각, 조퇴, 결과. Empty is present: that is the resting state. */
  readonly marks: readonly AttendanceMark[];
  readonly checkIn: CheckInState | undefined;
}

/** The marks and the check-in of one pupil on one day. */
export function findDayState(rows: AttendanceRows, at: StudentDay): DayState {
  const marks = attendanceKinds.flatMap((kind) => {
    const mark = rows.marks.get(toMarkId({ ...at, kind }));
    return mark ? [mark] : [];
  });
  return { marks, checkIn: rows.checkIns.get(toCheckInId(at))?.state };
}

/**
 * Somebody saw the child, or 지각 says that it came. 조퇴 and 결과 alone may be written ahead and do not say so.
 *
 * ```ts
 * hasCome({ marks: [earlyLeave], checkIn: undefined }); // false
 * ```
 */
export function hasCome({ marks, checkIn }: DayState): boolean {
  return checkIn === "arrived" || marks.some(({ kind }) => kind === "late");
}

/** 결석 beside another mark: two devices wrote it that did not know of each other (`findContradictions`). */
export function isContradictory({ marks }: Pick<DayState, "marks">): boolean {
  return marks.length > 1 && marks.some(({ kind }) => kind === "absent");
}

/**
 * A day's state in words. Marks say more than a check-in; without either the pupil is present. A day that says two
 * things says so too.
 *
 * ```ts
 * toStateText({ marks: [late, earlyLeave], checkIn: undefined }); // "미인정 지각, 질병 조퇴"
 * toStateText({ marks: [absent, earlyLeave], checkIn: undefined }); // "질병 결석, 질병 조퇴 · 확인 필요"
 * toStateText({ marks: [], checkIn: "awaited" }); // "확인 중"
 * toStateText({ marks: [], checkIn: undefined }); // "출석"
 * ```
 */
export function toStateText({ marks, checkIn }: DayState): string {
  if (marks.length > 0) {
    const words = marks.map(toCodeLabel).join(", ");
    return isContradictory({ marks }) ? `${words} · ${unsettledLabel}` : words;
  }
  return checkIn === "awaited" ? awaitedLabel : presentLabel;
}

/** A pupil's day that says two things: the marks of both, neither empty. */
export interface Contradiction extends StudentDay {
  readonly absence: AttendanceMark;
  /** 지각, 조퇴, 결과 of the same day. */
  readonly others: readonly AttendanceMark[];
}

/**
 * The days on which a pupil is 결석 and yet 지각, 조퇴 or 결과. One device never writes that (`markStudent`): two
 * did that did not know of each other. Neither word goes by itself; the teacher chooses, and until then the day
 * is settled nowhere.
 *
 * ```ts
 * findContradictions([absentOnFriday, leftEarlyOnFriday]).length; // 1
 * ```
 */
export function findContradictions(marks: Iterable<AttendanceMark>): readonly Contradiction[] {
  const absences: AttendanceMark[] = [];
  const partial: AttendanceMark[] = [];
  for (const mark of marks) (mark.kind === "absent" ? absences : partial).push(mark);
  const days = new Set(partial.map(toDayKey));
  return absences
    .filter((absence) => days.has(toDayKey(absence)))
    .map((absence) => ({
      day: absence.day,
      studentId: absence.studentId,
      absence,
      others: partial.filter((mark) => toDayKey(mark) === toDayKey(absence)),
    }));
}

/** One pupil's day in one word, to group by. */
export function toDayKey({ day, studentId }: StudentDay): string {
  return `${day}~${studentId}`;
}
