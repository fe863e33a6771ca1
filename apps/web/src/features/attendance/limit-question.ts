// Loaded lazily, with the parts in which a 세부 사유 is chosen.
import type { AttendanceCode } from "@damim/domain/attendance/attendance-code.ts";
import { attendanceMarkKind } from "@damim/domain/attendance/attendance-mark.ts";
import {
  ATTENDANCE_RULES_ID,
  attendanceRulesKind,
  toAttendanceRules,
} from "@damim/domain/attendance/attendance-rules.ts";
import { findSubReason } from "@damim/domain/attendance/sub-reason.ts";
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import {
  listPassedAllowances,
  type PassedAllowance,
} from "@damim/domain/field-study/passed-allowances.ts";
import type { RosterStudent } from "@damim/domain/roster/student.ts";
import type { SchoolCalendar } from "@damim/domain/school-calendar/school-calendar.ts";
import type { Store } from "../../data/teacher-data.ts";
import type { MarkQuestion } from "./mark-question.ts";

/** Asked before marks of a 세부 사유 take a pupil past the days that are allowed; empty where they do not. */
export function listLimitQuestions(
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
  const sub = findSubReason(subReason);
  if (!sub || sub.reason !== code.reason) return [];
  const rules = toAttendanceRules(store.rows(attendanceRulesKind).get(ATTENDANCE_RULES_ID));
  const passed = listPassedAllowances(
    store.rows(attendanceMarkKind),
    {
      kind: code.kind,
      reason: code.reason,
      subReason,
      studentIds: students.map(({ id }) => id),
      days,
    },
    { rules, calendar },
  );
  const [first] = passed;
  if (!first) return [];
  const names = students
    .filter(({ id }) => passed.some(({ studentId }) => studentId === id))
    .map(({ number, name }) => `${number}번 ${name}`);
  const others = names.length > 1 ? ` 외 ${names.length - 1}명` : "";
  return [
    {
      title: `${sub.label} 일수를 넘어요`,
      text: `${names[0] ?? ""}${others}: ${toLimitWords(first)} 그래도 기록할까요?`,
      actLabel: "그래도 기록하기",
    },
  ];
}

function toLimitWords({ span, used, allowed }: PassedAllowance): string {
  if (span === "row") return `이어서 ${allowed}일까지인데 ${used}일이 돼요.`;
  return `${span === "year" ? "한 해" : "한 달"} ${allowed}일까지인데 ${used}일이 돼요.`;
}
