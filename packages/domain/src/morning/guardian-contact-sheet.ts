import { studentColumns, toStudentCells, type RecordSheet } from "../record/record-sheet.ts";
import { guardianContactKind } from "./guardian-contact.ts";
import { contactResultLabels, contactWayLabels } from "./contact-labels.ts";

/** 「보호자 연락」: who was asked in the morning, and what came of it. */
export const guardianContactSheet: RecordSheet = {
  name: "보호자 연락",
  columns: [
    { head: "날짜", width: 12 },
    ...studentColumns,
    { head: "시각", width: 8 },
    { head: "방법", width: 8 },
    { head: "결과", width: 12 },
    { head: "메모", width: 30 },
  ],
  toLines: (rows) =>
    rows
      .list(guardianContactKind)
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
      .map(({ id, at, how, result, note }) => {
        const [day = "", studentId = ""] = id.split("~");
        const said = result ? contactResultLabels[result] : "";
        return [
          day,
          ...toStudentCells(rows, studentId),
          at,
          contactWayLabels[how],
          said,
          note ?? "",
        ];
      }),
};
