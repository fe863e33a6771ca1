// Loaded lazily, with the parts in which a 세부 사유 is chosen.
import { toStudentWords } from "@damim/domain/student/student-words.ts";
import type { Change } from "@damim/sync/change.ts";
import type { AttendanceCode } from "@damim/domain/attendance/code/attendance-code.ts";
import {
  attendanceMarkKind,
  type AttendanceMark,
} from "@damim/domain/attendance/attendance-mark.ts";
import { isCounted } from "@damim/domain/attendance/counted-marks.ts";
import {
  ATTENDANCE_RULES_ID,
  attendanceRulesKind,
  toAttendanceRules,
} from "@damim/domain/attendance/attendance-rules.ts";
import { markStudent } from "@damim/domain/attendance/mark-student.ts";
import { findSubReason } from "@damim/domain/attendance/code/sub-reason.ts";
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import {
  listPassedAllowances,
  type PassedAllowance,
} from "@damim/domain/field-study/passed-allowances.ts";
import { layChanges } from "@damim/domain/base/lay-changes.ts";
import { studentKind, type RosterStudent } from "@damim/domain/student/student.ts";
import type { SchoolCalendar } from "@damim/domain/school-calendar/school-calendar.ts";
import type { Store } from "../../../data/teacher-data.ts";
import type { MarkQuestion } from "../../../kit/attendance/mark-question.ts";
import { toAttendanceRows } from "../../../kit/attendance/attendance-rows.ts";

/**
 * Asked before changes take pupils past the days that are allowed of a 세부 사유, once for each; empty where they do
 * not.
 */
export function listLimitQuestions(
  store: Store,
  calendar: SchoolCalendar,
  changes: readonly Change[],
): readonly MarkQuestion[] {
  const rules = toAttendanceRules(store.rows(attendanceRulesKind).get(ATTENDANCE_RULES_ID));
  const ofCounted = (marks: ReadonlyMap<string, AttendanceMark>) =>
    new Map([...marks].filter(([, mark]) => isCounted(mark, store.rows(studentKind))));
  const passed = listPassedAllowances(
    ofCounted(store.rows(attendanceMarkKind)),
    ofCounted(layChanges((kind) => store.rows(kind), changes)(attendanceMarkKind)),
    { rules, calendar },
  );
  return [...new Set(passed.map(({ subReason }) => subReason))].map((id) => {
    const ofReason = passed.filter(({ subReason }) => subReason === id);
    const students = ofReason
      .flatMap(({ studentId }) => store.rows(studentKind).get(studentId) ?? [])
      .sort((a, b) => a.number - b.number);
    const [student, ...others] = students;
    const first = ofReason.find(({ studentId }) => studentId === student?.id);
    const name = student ? toStudentWords(student) : "";
    const more = others.length > 0 ? ` 외 ${others.length}명` : "";
    return {
      title: `${findSubReason(id)?.label ?? "세부 사유"} 일수를 넘어요`,
      text: `${name}${more}: ${first ? toLimitWords(first) : ""} 그래도 기록할까요?`,
      actLabel: "그래도 기록하기",
    };
  });
}

/** The same before one code with a 세부 사유 is written for pupils and days. */
export function listWishQuestions(
  store: Store,
  calendar: SchoolCalendar,
  wish: {
    readonly students: readonly RosterStudent[];
    readonly days: readonly CalendarDay[];
    readonly code: AttendanceCode;
    readonly subReason: string;
  },
): readonly MarkQuestion[] {
  const { students, days, code, subReason } = wish;
  if (findSubReason(subReason)?.reason !== code.reason) return [];
  const rows = toAttendanceRows(store);
  const changes = days.flatMap((day) =>
    students.flatMap(({ id: studentId }) =>
      markStudent(rows, { day, studentId, kind: code.kind, reason: code.reason, subReason }),
    ),
  );
  return listLimitQuestions(store, calendar, changes);
}

function toLimitWords({ span, used, allowed }: PassedAllowance): string {
  if (span === "row") return `이어서 ${allowed}일까지인데 ${used}일이 돼요.`;
  return `${span === "year" ? "한 해" : "한 달"} ${allowed}일까지인데 ${used}일이 돼요.`;
}
