import { attendanceMarkKind } from "@damim/domain/attendance/attendance-mark.ts";
import { listCounted } from "@damim/domain/attendance/counted-marks.ts";
import {
  ATTENDANCE_RULES_ID,
  attendanceRulesKind,
  toAttendanceRules,
  type AttendanceRules,
} from "@damim/domain/attendance/attendance-rules.ts";
import {
  listAbsenceCases,
  type AbsenceCase,
} from "@damim/domain/attendance-papers/absence-case.ts";
import { absencePaperKind } from "@damim/domain/attendance-papers/absence-paper.ts";
import { isOfClub, type RosterStudent } from "@damim/domain/student/student.ts";
import type { SchoolCalendar } from "@damim/domain/school-calendar/school-calendar.ts";
import type { Store } from "./teacher-data.ts";

/**
 * The absences of one pupil with their papers, as a year's store holds them now, and the rules they are read by. A club
 * asks for no papers: none of its own.
 */
export function readStudentCases(
  store: Store,
  student: RosterStudent,
  calendar: SchoolCalendar,
): { readonly cases: readonly AbsenceCase[]; readonly rules: AttendanceRules } {
  const rules = toAttendanceRules(store.rows(attendanceRulesKind).get(ATTENDANCE_RULES_ID));
  if (isOfClub(student)) return { cases: [], rules };
  const marks = listCounted(
    store.rows(attendanceMarkKind).values(),
    new Map([[student.id, student]]),
  );
  const papers = store.rows(absencePaperKind);
  return { cases: listAbsenceCases({ marks, papers, calendar, rules }), rules };
}
