import type { RecordSheet } from "../record/record-sheet.ts";
import { studentColumns } from "../record/record-sheet.ts";
import { departureLabels } from "../student/departure.ts";
import { listGuardians } from "../student/guardians.ts";
import { describeHealth } from "../student/health.ts";
import { describeGuardians } from "./roster-output.ts";
import { sexLabels } from "../student/student-facts.ts";
import { sortStudents, studentKind } from "../student/student.ts";

/** 「명단」, also of those who left: columns that our own import reads again, and what only people read. */
export const studentSheet: RecordSheet = {
  name: "명단",
  columns: [
    ...studentColumns,
    { head: "반", width: 8 },
    { head: "성별", width: 6 },
    { head: "생일", width: 12 },
    { head: "보호자 연락처", width: 18 },
    { head: "보호자 모두", width: 40 },
    { head: "건강", width: 30 },
    { head: "태그", width: 20 },
    { head: "전입한 날", width: 12 },
    { head: "떠난 날", width: 12 },
    { head: "떠난 사유", width: 10 },
    { head: "떠나 있던 동안", width: 30 },
    { head: "메모", width: 40 },
  ],
  toLines: (rows) =>
    sortStudents(rows.list(studentKind)).map((student) => [
      student.number,
      student.name,
      student.classKey ?? "",
      student.sex ? sexLabels[student.sex] : "",
      student.birthday ?? "",
      listGuardians(student)[0]?.phone ?? "",
      describeGuardians(student),
      describeHealth(student.health),
      (student.tags ?? []).join(", "),
      student.joinedOn ?? "",
      student.gone?.day ?? "",
      student.gone ? departureLabels[student.gone.kind] : "",
      (student.away ?? []).map(({ day, back }) => `${day} ~ ${back}`).join(", "),
      student.note ?? "",
    ]),
};
