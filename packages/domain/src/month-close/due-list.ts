import type { AttendanceMark } from "../attendance/attendance-mark.ts";
import { listUnexcusedRuns } from "../attendance/count/unexcused-runs.ts";
import { findNextOpenDay } from "../attendance/open-days.ts";
import type { AbsenceCase, CasePaper } from "../attendance-papers/absence-case.ts";
import { addDays, type CalendarDay } from "../calendar-day/calendar-day.ts";
import type { FieldStudyAccount } from "../field-study/field-study-ledger.ts";
import type { StudentId } from "../student/student.ts";
import type { SchoolCalendar } from "../school-calendar/school-calendar.ts";

/** One thing that a teacher has to see to, with its day. */
export type DueItem = { readonly studentId: StudentId; readonly due: CalendarDay } & (
  | { readonly type: "paper"; readonly case: AbsenceCase; readonly paper: CasePaper }
  /** 미인정 결석 on school days in a row. */
  | { readonly type: "unexcusedCall"; readonly case: AbsenceCase; readonly dayCount: number }
  /** The week's call of a long 체험학습. */
  | { readonly type: "weeklyCall"; readonly case: AbsenceCase }
);

export interface DueRows {
  readonly cases: readonly AbsenceCase[];
  readonly accounts: ReadonlyMap<StudentId, FieldStudyAccount>;
  readonly calendar: SchoolCalendar;
  readonly today: CalendarDay;
}

/** A paper is shown from so many days before its day on. */
const AHEAD_DAYS = 3;

/**
 * What is due: calls today, papers that are late or due within three days. The earliest day first. A run of
 * 미인정 결석 asks for a call from its second day until the pupil is back or somebody called on its last day.
 */
export function listDue({ cases, accounts, calendar, today }: DueRows): readonly DueItem[] {
  const until = addDays(today, AHEAD_DAYS);
  const papers = cases.flatMap((one) =>
    one.missing
      // Nobody can hand in a 신고서 for a day that has not come.
      .filter(({ due, type }) => due <= until && (type !== "report" || one.absence.from <= today))
      .map((paper): DueItem => {
        const { studentId } = one.absence;
        return { type: "paper", studentId, due: paper.due, case: one, paper };
      }),
  );
  const calls = [...accounts.values()].flatMap(({ studentId, trips }) =>
    trips.flatMap((trip): readonly DueItem[] =>
      trip.callDue && trip.callDue <= until
        ? [{ type: "weeklyCall", studentId, due: trip.callDue, case: trip.case }]
        : [],
    ),
  );
  return [...papers, ...calls, ...listUnexcusedCalls(cases, calendar, today)].sort((a, b) =>
    a.due === b.due ? 0 : a.due < b.due ? -1 : 1,
  );
}

function listUnexcusedCalls(
  cases: readonly AbsenceCase[],
  calendar: SchoolCalendar,
  today: CalendarDay,
): readonly DueItem[] {
  const marks: readonly AttendanceMark[] = cases.flatMap(({ absence }) => absence.marks);
  return listUnexcusedRuns(marks, calendar).flatMap(({ studentId, days }): readonly DueItem[] => {
    const last = days.at(-1);
    if (!last || last > today || findNextOpenDay(calendar, last) < today) return [];
    const own = cases.filter(
      ({ absence }) =>
        absence.studentId === studentId && absence.marks.some(({ day }) => days.includes(day)),
    );
    const isCalled = own.some(({ paper }) => paper.calledOn && paper.calledOn >= last);
    const current = own.at(-1);
    if (isCalled || !current) return [];
    return [{ type: "unexcusedCall", studentId, due: last, case: current, dayCount: days.length }];
  });
}
