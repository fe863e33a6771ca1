import type { RecordSheet } from "../record/record-sheet.ts";
import { monthCloseKind } from "./month-close.ts";

/** 「월말 마감」: which months are closed, since when, and what was closed. */
export const monthCloseSheet: RecordSheet = {
  name: "월말 마감",
  columns: [
    { head: "달", width: 10 },
    { head: "마감한 날", width: 12 },
    { head: "번호", width: 6 },
    { head: "이름", width: 12 },
    { head: "마감한 출결", width: 40 },
  ],
  toLines: (rows) =>
    [...rows.list(monthCloseKind)]
      .sort((a, b) => (a.id < b.id ? -1 : 1))
      .flatMap(({ month, closedOn, closedMarks }) => {
        const lines = Object.entries(closedMarks).map(([studentId, signs]) => {
          const student = rows.findStudent(studentId);
          return [month, closedOn, student?.number ?? "", student?.name ?? "지운 학생", signs];
        });
        return lines.length > 0 ? lines : [[month, closedOn, "", "", ""]];
      }),
};
