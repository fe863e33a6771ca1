import { type RecordSheet, studentColumns } from "../record/record-sheet.ts";
import { toCodeLabel } from "../attendance/code/attendance-code.ts";
import { sortStudents, studentKind } from "../student/student.ts";
import { recordColumns } from "./former-totals.ts";

/** 「전입 전 출결」: what the school before counted, of each pupil of whom it is known, in the order of the record. */
export const formerSchoolSheet: RecordSheet = {
  name: "전입 전 출결",
  columns: [
    ...studentColumns,
    { head: "앞 학교 수업일수", width: 16 },
    ...recordColumns.map((code) => ({ head: toCodeLabel(code), width: 11 })),
  ],
  toLines: (rows) =>
    sortStudents(rows.list(studentKind)).flatMap(({ number, name, formerSchool }) =>
      formerSchool ? [[number, name, formerSchool.schoolDays, ...formerSchool.counts]] : [],
    ),
};
