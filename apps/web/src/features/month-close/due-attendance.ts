// Loaded with what shows due things.
import { attendanceMarkKind } from "@damim/domain/attendance/attendance-mark.ts";
import {
  ATTENDANCE_RULES_ID,
  attendanceRulesKind,
  toAttendanceRules,
  type AttendanceRules,
} from "@damim/domain/attendance/attendance-rules.ts";
import { checkInKind } from "@damim/domain/attendance/check-in.ts";
import { isCounted, listCounted } from "@damim/domain/attendance/counted-marks.ts";
import { listAbsenceCases } from "@damim/domain/attendance-papers/absence-case.ts";
import { absencePaperKind } from "@damim/domain/attendance-papers/absence-paper.ts";
import { findDayState } from "@damim/domain/attendance/day-state.ts";
import { toSeoulMinutes } from "@damim/domain/calendar-day/calendar-day.ts";
import { listFieldStudyAccounts } from "@damim/domain/field-study/field-study-ledger.ts";
import { listDue as listDueOfCases, type DueItem } from "@damim/domain/month-close/due-list.ts";
import { studentKind } from "@damim/domain/student/student.ts";
import type { DueCode, DueQuestion } from "../../kit/manifest/due-source.ts";

export const listDue: DueCode["listDue"] = (asked) => {
  const { store, calendar, today } = asked;
  const students = store.rows(studentKind);
  const marks = listCounted(store.rows(attendanceMarkKind).values(), students);
  const rules = toAttendanceRules(store.rows(attendanceRulesKind).get(ATTENDANCE_RULES_ID));
  const papers = store.rows(absencePaperKind);
  const cases = listAbsenceCases({ marks, papers, calendar, rules });
  const accounts = listFieldStudyAccounts(cases, rules, today);
  const items = listDueOfCases({ cases, accounts, calendar, today }).map((item) => ({
    id: toDueId(item),
    title: toDueTitle(item),
    studentId: item.studentId,
    dueOn: item.due,
    to: toDuePlace(item),
  }));
  const awaited = countAwaited(asked, rules);
  if (awaited === 0) return items;
  const title = `등교 시각 ${rules.arrivalTime}이 지났는데 ${awaited}명이 확인 중이에요`;
  return [{ id: "awaited", title, dueOn: today, to: "/attendance" }, ...items];
};

/** Pupils of whom nobody knows although the school's day has begun. */
function countAwaited(
  { store, today, now }: DueQuestion,
  { arrivalTime }: Pick<AttendanceRules, "arrivalTime">,
): number {
  const [hours = 0, minutes = 0] = arrivalTime.split(":").map(Number);
  if (toSeoulMinutes(now) < hours * 60 + minutes) return 0;
  const rows = { marks: store.rows(attendanceMarkKind), checkIns: store.rows(checkInKind) };
  return [...rows.checkIns.values()].filter(
    ({ day, studentId, state }) =>
      day === today &&
      state === "awaited" &&
      isCounted({ day, studentId }, store.rows(studentKind)) &&
      findDayState(rows, { day, studentId }).marks.length === 0,
  ).length;
}

/** Unique among what is due. */
function toDueId(item: DueItem): string {
  return `${item.type}~${item.case.absence.id}~${item.type === "paper" ? item.paper.type : ""}`;
}

/** 「결석신고서」, 「미인정 결석 2일째」. */
function toDueTitle(item: DueItem): string {
  switch (item.type) {
    case "paper":
      return item.paper.label;
    case "unexcusedCall":
      return `미인정 결석 ${item.dayCount}일째`;
    case "weeklyCall":
      return "체험학습 주간 통화";
  }
}

/** Where it is done. */
function toDuePlace({ type }: DueItem): string {
  return `/manageAttendance/close?view=${type === "weeklyCall" ? "trips" : "papers"}`;
}
