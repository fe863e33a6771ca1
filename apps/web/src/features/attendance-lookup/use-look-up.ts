import { attendanceMarkKind } from "@damim/domain/attendance/attendance-mark.ts";
import {
  ATTENDANCE_RULES_ID,
  attendanceRulesKind,
  type AttendanceRules,
  toAttendanceRules,
} from "@damim/domain/attendance/attendance-rules.ts";
import { toUnsettledWords } from "@damim/domain/attendance/contradiction.ts";
import { listCounted } from "@damim/domain/attendance/counted-marks.ts";
import type { DayRange } from "@damim/domain/attendance/count/attendance-counts.ts";
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { buildYearlyTable, type YearlyRow } from "@damim/domain/attendance-year/yearly-table.ts";
import type { SchoolYear } from "@damim/domain/school-year/school-year.ts";
import { useMemo } from "react";
import type { Store } from "../../data/teacher-data.ts";
import { useMembers } from "../../data/use-roster.ts";
import { useSchoolCalendar } from "../../data/use-school-calendar.ts";
import { useRow, useRows } from "../../data/use-teacher-data.ts";

/** The class of a span, counted by the school's own rules, live. */
export function useLookUp(options: {
  readonly store: Store;
  readonly year: SchoolYear;
  readonly range: DayRange;
  readonly today: CalendarDay;
  /** The table at the end of the year. */
  readonly isYearly: boolean;
}): {
  readonly rows: readonly YearlyRow[];
  readonly rules: AttendanceRules;
  /** Of days that say two things; "" where none does. */
  readonly unsettled: string;
} {
  const { store, year, range, today, isYearly } = options;
  const { from, to } = range;
  const calendar = useSchoolCalendar(year);
  const students = useMembers(store, from, to);
  const stored = useRow(store, attendanceRulesKind, ATTENDANCE_RULES_ID);
  const rules = useMemo(() => toAttendanceRules(stored), [stored]);
  const marks = useRows(store, attendanceMarkKind);
  const rows = useMemo(
    () =>
      buildYearlyTable({
        year,
        students,
        marks: marks.values(),
        calendar,
        fold: rules,
        thresholds: { daysInRow: rules.remarkDaysInRow, times: rules.remarkTimes },
        range: { from, to },
        today,
        addsFormerSchool: isYearly,
      }),
    [year, students, marks, calendar, rules, from, to, today, isYearly],
  );
  const unsettled = useMemo(() => {
    const counted = listCounted(marks.values(), new Map(students.map((one) => [one.id, one])));
    return toUnsettledWords(counted.filter(({ day }) => day >= from && day <= to));
  }, [marks, students, from, to]);
  return { rows, rules, unsettled };
}
