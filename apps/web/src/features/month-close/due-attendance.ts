// Loaded with what shows due things.
import { attendanceMarkKind } from "@damim/domain/attendance/attendance-mark.ts";
import {
  ATTENDANCE_RULES_ID,
  attendanceRulesKind,
  toAttendanceRules,
} from "@damim/domain/attendance/attendance-rules.ts";
import { listSettledMarks } from "@damim/domain/attendance/contradiction.ts";
import { listAbsenceCases } from "@damim/domain/attendance-papers/absence-case.ts";
import { absencePaperKind } from "@damim/domain/attendance-papers/absence-paper.ts";
import { listFieldStudyAccounts } from "@damim/domain/field-study/field-study-ledger.ts";
import { listDue as listDueOfCases } from "@damim/domain/month-close/due-list.ts";
import { studentKind } from "@damim/domain/student/student.ts";
import type { DueCode } from "../../kit/manifest/due-source.ts";
import { toDueId, toDuePlace, toDueTitle } from "./due-words.ts";

export const listDue: DueCode["listDue"] = ({ store, calendar, today }) => {
  const students = store.rows(studentKind);
  const marks = [...store.rows(attendanceMarkKind).values()].filter(({ studentId }) =>
    students.has(studentId),
  );
  const rules = toAttendanceRules(store.rows(attendanceRulesKind).get(ATTENDANCE_RULES_ID));
  const papers = store.rows(absencePaperKind);
  const cases = listAbsenceCases({ marks: listSettledMarks(marks), papers, calendar, rules });
  const accounts = listFieldStudyAccounts(cases, rules, today);
  return listDueOfCases({ cases, accounts, calendar, today }).map((item) => ({
    id: toDueId(item),
    title: toDueTitle(item),
    studentId: item.studentId,
    dueOn: item.due,
    to: toDuePlace(item),
  }));
};
