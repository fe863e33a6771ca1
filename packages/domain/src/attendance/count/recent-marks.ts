import type { CalendarDay } from "../../calendar-day/calendar-day.ts";
import { hasLeft, isPresentMember } from "../../student/membership.ts";
import type { RosterStudent, StudentId } from "../../student/student.ts";
import type { AttendanceMark } from "../attendance-mark.ts";

type KeptMark = AttendanceMark & { readonly id: string };

export interface RecentMark {
  readonly mark: KeptMark;
  readonly student: RosterStudent;
}

export interface RecentMarksInput {
  /** In any order; a year has thousands. */
  readonly marks: Iterable<KeptMark>;
  readonly students: ReadonlyMap<StudentId, RosterStudent>;
  readonly today: CalendarDay;
  readonly count: number;
}

/**
 * The marks of the last days up to today, the latest day first, inside of a day by number. Marks ahead of
 * today and of pupils who left are not among them. One pass: no more than `count` are ever sorted.
 */
export function listRecentMarks(input: RecentMarksInput): readonly RecentMark[] {
  const { marks, students, today, count } = input;
  let recent: RecentMark[] = [];
  for (const mark of marks) {
    const student = students.get(mark.studentId);
    if (!student || hasLeft(student, today) || mark.day > today) continue;
    if (!isPresentMember(student, mark.day)) continue;
    const last = recent.at(-1);
    if (recent.length >= count && last && byDayAndNumber({ mark, student }, last) > 0) continue;
    recent = [...recent, { mark, student }].sort(byDayAndNumber).slice(0, count);
  }
  return recent;
}

function byDayAndNumber(a: RecentMark, b: RecentMark): number {
  if (a.mark.day !== b.mark.day) return a.mark.day < b.mark.day ? 1 : -1;
  return a.student.number - b.student.number;
}
