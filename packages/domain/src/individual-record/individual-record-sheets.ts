import { studentColumns, toStudentCells, type RecordSheet } from "../record/record-sheet.ts";
import { listMemoKind } from "./list-memo.ts";
import { neisItems } from "./neis-items.ts";
import { noteKind } from "./note.ts";

/** 「개별기록」: every note, by day. */
export const noteSheet: RecordSheet = {
  name: "개별기록",
  columns: [
    { head: "날짜", width: 12 },
    ...studentColumns,
    { head: "영역", width: 12 },
    { head: "기록", width: 60 },
    { head: "사진", width: 8 },
    { head: "상태", width: 14 },
  ],
  toLines: (rows) =>
    [...rows.list(noteKind)]
      .sort((a, b) => (`${a.day}~${a.id}` < `${b.day}~${b.id}` ? -1 : 1))
      .map((note) => [
        note.day,
        ...toStudentCells(rows, note.studentId),
        note.area,
        note.text ?? "",
        note.photo ? "있음" : "",
        note.isDraft ? "쓰다 만 기록" : "",
      ]),
};

/** 「목록」: which lists there are. */
export const listMemoSheet: RecordSheet = {
  name: "목록",
  columns: [
    { head: "제목", width: 30 },
    { head: "항목", width: 30 },
    { head: "바이트", width: 10 },
    { head: "과목", width: 14 },
    { head: "반", width: 8 },
    { head: "닫은 날", width: 12 },
  ],
  toLines: (rows) =>
    [...rows.list(listMemoKind)]
      .sort((a, b) => (`${a.order}~${a.id}` < `${b.order}~${b.id}` ? -1 : 1))
      .map((memo) => [
        memo.title,
        neisItems.find(({ key }) => key === memo.item)?.label ?? memo.item ?? "",
        memo.limit ?? "",
        memo.subject ?? "",
        memo.classKey ?? "",
        memo.closedOn ?? "",
      ]),
};
