import { studentColumns, toStudentCells, type RecordSheet } from "../record/record-sheet.ts";
import { pointKind } from "./point.ts";

/** 「점수」: every point with its reason, by day. */
export const pointSheet: RecordSheet = {
  name: "점수",
  columns: [
    { head: "날짜", width: 12 },
    ...studentColumns,
    { head: "점수", width: 8 },
    { head: "까닭", width: 40 },
  ],
  toLines: (rows) =>
    [...rows.list(pointKind)]
      .sort((a, b) => (a.id < b.id ? -1 : 1))
      .map((point) => [
        point.day,
        ...toStudentCells(rows, point.studentId),
        point.amount,
        point.reason ?? "",
      ]),
};
