import type { CalendarDay } from "../../calendar-day/calendar-day.ts";
import type { StudentId } from "../../student/student.ts";
import type { SchoolCalendar } from "../../school-calendar/school-calendar.ts";
import type { AttendanceMark } from "../attendance-mark.ts";
import { findNextOpenDay } from "../open-days.ts";

/** Days of 미인정 결석 between which the school was not open. */
export interface UnexcusedRun {
  readonly studentId: StudentId;
  readonly days: readonly CalendarDay[];
}

/** From the second day on the principal must urge attendance (시행령 제25조). */
export const UNEXCUSED_RUN_DAYS = 2;

/** The runs of at least two school days, each as long as it is, by first day. */
export function listUnexcusedRuns(
  marks: Iterable<AttendanceMark>,
  calendar: SchoolCalendar,
): readonly UnexcusedRun[] {
  const daysByStudent = new Map<StudentId, CalendarDay[]>();
  for (const { studentId, kind, reason, day } of marks) {
    if (kind !== "absent" || reason !== "unexcused") continue;
    const days = daysByStudent.get(studentId) ?? [];
    daysByStudent.set(studentId, days);
    days.push(day);
  }
  const runs: UnexcusedRun[] = [];
  for (const [studentId, days] of daysByStudent) {
    let run: CalendarDay[] = [];
    const end = (): void => {
      if (run.length >= UNEXCUSED_RUN_DAYS) runs.push({ studentId, days: run });
      run = [];
    };
    for (const day of days.sort()) {
      const last = run.at(-1);
      if (last && day > findNextOpenDay(calendar, last)) end();
      run.push(day);
    }
    end();
  }
  return runs.sort((a, b) => ((a.days[0] ?? "") < (b.days[0] ?? "") ? -1 : 1));
}
