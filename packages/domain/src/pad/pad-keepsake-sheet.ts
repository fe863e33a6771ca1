import { studentColumns, toStudentCells, type RecordSheet } from "../record/record-sheet.ts";
import { padKeepsakeKind } from "./pad-keepsake.ts";

/** 「패드잇」: cards that were kept with a pupil. */
export const padKeepsakeSheet: RecordSheet = {
  name: "패드잇",
  columns: [
    { head: "날짜", width: 12 },
    ...studentColumns,
    { head: "방", width: 24 },
    { head: "내용", width: 60 },
    { head: "사진", width: 8 },
  ],
  toLines: (rows) =>
    [...rows.list(padKeepsakeKind)]
      .sort((a, b) => (a.id < b.id ? -1 : 1))
      .map(({ day, studentId, roomTitle, text, photo }) => [
        day,
        ...toStudentCells(rows, studentId),
        roomTitle,
        text,
        photo ? "있음" : "",
      ]),
};
