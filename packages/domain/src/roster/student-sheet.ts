import type { RecordSheet } from "../archive/record-sheet.ts";
import { studentColumns } from "../archive/record-sheet.ts";
import { type Sex, sortStudents, studentKind } from "./student.ts";

const sexLabels: Readonly<Record<Sex, string>> = { male: "남", female: "여" };

/** 「명단」: columns that our own import reads again. */
export const studentSheet: RecordSheet = {
  name: "명단",
  place: "year",
  kind: studentKind.name,
  columns: [
    ...studentColumns,
    { head: "반", width: 8 },
    { head: "성별", width: 6 },
    { head: "생일", width: 12 },
    { head: "보호자 연락처", width: 18 },
    { head: "메모", width: 40 },
  ],
  toLines: (rows) =>
    sortStudents(rows.list(studentKind)).map((student) => [
      student.number,
      student.name,
      student.classKey ?? "",
      student.sex ? sexLabels[student.sex] : "",
      student.birthday ?? "",
      student.guardianPhone ?? "",
      student.note ?? "",
    ]),
};
