import { studentColumns, toStudentCells, type RecordSheet } from "../record/record-sheet.ts";
import { kindLabels } from "../attendance/code/attendance-code.ts";
import { absencePaperKind } from "./absence-paper.ts";

/** 「출결 서류」: what came in for which absence. */
export const absencePaperSheet: RecordSheet = {
  name: "출결 서류",
  columns: [
    { head: "날짜", width: 12 },
    ...studentColumns,
    { head: "출결", width: 8 },
    { head: "신청서", width: 12 },
    { head: "신고서", width: 12 },
    { head: "증빙서류", width: 12 },
    { head: "보고서", width: 12 },
    { head: "받은 곳", width: 10 },
    { head: "서류 없이", width: 10 },
    { head: "통화", width: 12 },
  ],
  toLines: (rows) =>
    [...rows.list(absencePaperKind)]
      .sort((a, b) => (a.id < b.id ? -1 : 1))
      .map((paper) => [
        paper.day,
        ...toStudentCells(rows, paper.studentId),
        kindLabels[paper.kind],
        paper.application ?? "",
        paper.report ?? "",
        paper.evidence ?? "",
        paper.tripReport ?? "",
        paper.channel ? channelLabels[paper.channel] : "",
        paper.isWaived ? "네" : "",
        paper.calledOn ?? "",
      ]),
};

export const channelLabels = { paper: "종이", neis: "나이스" } as const;
