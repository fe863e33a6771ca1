import {
  attendanceMarkKind,
  type AttendanceMark,
} from "@damim/domain/attendance/attendance-mark.ts";
import { listCounted } from "@damim/domain/attendance/counted-marks.ts";
import {
  ATTENDANCE_RULES_ID,
  attendanceRulesKind,
  type AttendanceRules,
  toAttendanceRules,
} from "@damim/domain/attendance/attendance-rules.ts";
import {
  listAbsenceCases,
  type AbsenceCase,
} from "@damim/domain/attendance-papers/absence-case.ts";
import { absencePaperKind } from "@damim/domain/attendance-papers/absence-paper.ts";
import { checkInKind } from "@damim/domain/attendance/check-in.ts";
import { findContradictions } from "@damim/domain/attendance/day-state.ts";
import { listCloseBlockers, type CloseBlocker } from "@damim/domain/month-close/close-blockers.ts";
import {
  toSeoulDay,
  type CalendarDay,
  type CalendarMonth,
} from "@damim/domain/calendar-day/calendar-day.ts";
import {
  sortStudents,
  studentKind,
  type RosterStudent,
  type StudentId,
} from "@damim/domain/student/student.ts";
import type { SchoolCalendar } from "@damim/domain/school-calendar/school-calendar.ts";
import { filterByClass } from "@damim/domain/school-year/class-choice.ts";
import { parseScope } from "@damim/domain/school-year/scope.ts";
import { useMemo } from "react";
import type { Store } from "../../../data/teacher-data.ts";
import { useClassChoice, useOwnClass } from "../../../data/years/class-choice.ts";
import { useSchoolCalendar } from "../../../data/use-school-calendar.ts";
import { useDerived, useTeacherData } from "../../../data/use-teacher-data.ts";

/** Everything about the absences of a school year, live. */
export interface CloseData {
  readonly store: Store;
  readonly today: CalendarDay;
  readonly students: readonly RosterStudent[];
  readonly studentsById: ReadonlyMap<StudentId, RosterStudent>;
  /** Those that count. */
  readonly marks: readonly AttendanceMark[];
  /** By pupil and first day. */
  readonly cases: readonly AbsenceCase[];
  readonly rules: AttendanceRules;
  readonly calendar: SchoolCalendar;
}

export function useCloseData(store: Store): CloseData {
  const { now } = useTeacherData();
  const scope = parseScope(store.scope);
  const calendar = useSchoolCalendar(scope?.type === "year" ? scope.year : 0);
  return useDerived(store, readKinds, readCloseData, toSeoulDay(now()), calendar);
}

const readKinds = [studentKind, attendanceMarkKind, absencePaperKind, attendanceRulesKind];

/** The same of the rows as they are now. */
export function readCloseData(
  store: Store,
  today: CalendarDay,
  calendar: SchoolCalendar,
): CloseData {
  const students = sortStudents(store.rows(studentKind).values());
  const studentsById = new Map(students.map((student) => [student.id, student]));
  const marks = listCounted(store.rows(attendanceMarkKind).values(), studentsById);
  const rules = toAttendanceRules(store.rows(attendanceRulesKind).get(ATTENDANCE_RULES_ID));
  const papers = store.rows(absencePaperKind);
  const cases = listAbsenceCases({ marks, papers, calendar, rules });
  return { store, today, students, studentsById, marks, cases, rules, calendar };
}

/** What keeps a month from being closed, of all classes. */
export function listBlockers(
  { store, students, cases, marks }: CloseData,
  month: CalendarMonth,
): readonly CloseBlocker[] {
  const marked = new Set(marks.map(({ day, studentId }) => `${day}~${studentId}`));
  return listCloseBlockers({
    month,
    students,
    cases,
    contradictions: findContradictions(marks),
    checkIns: store.rows(checkInKind).values(),
    isMarked: ({ day, studentId }) => marked.has(`${day}~${studentId}`),
  });
}

/** Of all that, what the class switch shows; names stay known of everybody. */
export function useCloseDataOfClass(data: CloseData): CloseData {
  const { chosen } = useClassChoice(data.store);
  const ownClass = useOwnClass(data.store);
  return useMemo(() => {
    const students = filterByClass(data.students, chosen, ownClass);
    if (students.length === data.students.length) return data;
    const ids = new Set(students.map(({ id }) => id));
    return {
      ...data,
      students,
      marks: data.marks.filter(({ studentId }) => ids.has(studentId)),
      cases: data.cases.filter(({ absence }) => ids.has(absence.studentId)),
    };
  }, [data, chosen, ownClass]);
}
