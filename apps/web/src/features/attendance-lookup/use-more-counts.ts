import { attendanceMarkKind } from "@damim/domain/attendance/attendance-mark.ts";
import { listCounted } from "@damim/domain/attendance/counted-marks.ts";
import type { AttendanceRules } from "@damim/domain/attendance/attendance-rules.ts";
import type { DayRange } from "@damim/domain/attendance/count/attendance-counts.ts";
import {
  listAbsenceCases,
  type AbsenceCase,
} from "@damim/domain/attendance-papers/absence-case.ts";
import { absencePaperKind } from "@damim/domain/attendance-papers/absence-paper.ts";
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { listFieldStudyAccounts } from "@damim/domain/field-study/field-study-ledger.ts";
import { studentKind, type StudentId } from "@damim/domain/student/student.ts";
import type { SchoolYear } from "@damim/domain/school-year/school-year.ts";
import { useMemo } from "react";
import type { Store } from "../../data/teacher-data.ts";
import { useSchoolCalendar } from "../../data/use-school-calendar.ts";
import { useRows } from "../../data/use-teacher-data.ts";
import type { MoreCounts } from "./totals-rows.ts";

/** Every absence of the year with its papers, live. */
export function useAbsenceCases(options: {
  readonly store: Store;
  readonly year: SchoolYear;
  readonly rules: AttendanceRules;
}): readonly AbsenceCase[] {
  const { store, year, rules } = options;
  const calendar = useSchoolCalendar(year);
  const marks = useRows(store, attendanceMarkKind);
  const papers = useRows(store, absencePaperKind);
  const students = useRows(store, studentKind);
  return useMemo(
    () =>
      listAbsenceCases({
        marks: listCounted(marks.values(), students),
        papers,
        calendar,
        rules,
      }),
    [marks, students, papers, calendar, rules],
  );
}

/** Of each pupil: 체험학습 of the year, and papers that are missing for absences in the span, live. */
export function useMoreCounts(options: {
  readonly store: Store;
  readonly year: SchoolYear;
  readonly range: DayRange;
  readonly rules: AttendanceRules;
  readonly today: CalendarDay;
}): (id: StudentId) => MoreCounts {
  const { store, year, range, rules, today } = options;
  const { from, to } = range;
  const cases = useAbsenceCases({ store, year, rules });
  return useMemo(() => {
    const accounts = listFieldStudyAccounts(cases, rules, today);
    const missing = countMissing(cases, { from, to: to < today ? to : today });
    return (id) => {
      const { used = 0, running = 0, planned = 0 } = accounts.get(id) ?? {};
      return {
        trips: used + running + planned,
        allowed: rules.fieldStudyDays,
        missing: missing.get(id) ?? 0,
      };
    };
  }, [cases, rules, today, from, to]);
}

/** Nobody can hand in a 신고서 for a day that has not come, so what begins later is not missing yet. */
function countMissing(
  cases: readonly AbsenceCase[],
  { from, to }: DayRange,
): ReadonlyMap<StudentId, number> {
  const counts = new Map<StudentId, number>();
  for (const { absence, missing } of cases) {
    if (absence.to < from || absence.from > to || missing.length === 0) continue;
    counts.set(absence.studentId, (counts.get(absence.studentId) ?? 0) + missing.length);
  }
  return counts;
}
