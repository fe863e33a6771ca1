import {
  attendanceRulesKind,
  ATTENDANCE_RULES_ID,
  toAttendanceRules,
} from "@damim/domain/attendance/attendance-rules.ts";
import { attendanceMarkKind } from "@damim/domain/attendance/attendance-mark.ts";
import type { AttendanceTotals } from "@damim/domain/attendance/count/attendance-counts.ts";
import { buildYearlyTable } from "@damim/domain/attendance-year/yearly-table.ts";
import { toSchoolYearSpan } from "@damim/domain/school-year/school-year.ts";
import { listMembersBetween } from "@damim/domain/student/membership.ts";
import { sortStudents, studentKind } from "@damim/domain/student/student.ts";
import { readWrittenCalendar } from "../../../apps/web/src/data/use-school-calendar.ts";
import type { Sums } from "./sums.ts";

/** As 출결 조회 says it at the end of the year, on screen, in its sheet and on paper. */
export const attendanceSums: Sums = ({ year: store, profile, today, schoolYear: year }) => {
  const range = toSchoolYearSpan(year);
  const rules = toAttendanceRules(store.rows(attendanceRulesKind).get(ATTENDANCE_RULES_ID));
  const rows = buildYearlyTable({
    year,
    students: listMembersBetween(sortStudents(store.rows(studentKind).values()), range),
    marks: store.rows(attendanceMarkKind).values(),
    calendar: readWrittenCalendar({ years: new Map([[year, store]]), profile }, year),
    fold: rules,
    thresholds: { daysInRow: rules.remarkDaysInRow, times: rules.remarkTimes },
    range,
    today,
    addsFormerSchool: true,
  });
  return new Map(
    rows.flatMap((row) => {
      const { student, totals, firstSemester, secondSemester, byMonth } = row;
      return [
        [`${student.id} days`, row.schoolDays],
        [`${student.id} 개근`, row.isPerfect ? 1 : 0],
        [`${student.id} absences left`, row.absencesLeft],
        ...tellTotals(student.id, totals, ""),
        ...tellTotals(student.id, firstSemester, " first"),
        ...tellTotals(student.id, secondSemester, " second"),
        ...[...byMonth].flatMap(([month, sums]) => tellTotals(student.id, sums, ` ${month}`)),
      ] as const;
    }),
  );
};

function tellTotals(id: string, totals: AttendanceTotals, what: string) {
  return Object.entries(totals).flatMap(([kind, byReason]) =>
    Object.entries(byReason).map(
      ([reason, count]) => [`${id} ${kind} ${reason}${what}`, count] as const,
    ),
  );
}
