import { studentColumns, toStudentCells, type RecordSheet } from "../record/record-sheet.ts";
import { listMemoKind, listTextKind, snippetKind } from "./list-memo.ts";
import { countNeisBytes } from "./neis-bytes.ts";
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

/** 「목록 글」: every pupil's text, by list and number. */
export const listTextSheet: RecordSheet = {
  name: "목록 글",
  columns: [
    { head: "목록", width: 30 },
    ...studentColumns,
    { head: "글", width: 80 },
    { head: "바이트", width: 10 },
  ],
  toLines: (rows) => {
    const memos = new Map(rows.list(listMemoKind).map((memo) => [memo.id, memo]));
    return [...rows.list(listTextKind)]
      .map((text) => {
        const memo = memos.get(text.memoId);
        const number = String(rows.findStudent(text.studentId)?.number ?? 0).padStart(3, "0");
        return {
          text,
          title: memo?.title ?? "지운 목록",
          order: `${memo?.order ?? ""}~${text.memoId}~${number}~${text.id}`,
        };
      })
      .sort((a, b) => (a.order < b.order ? -1 : 1))
      .map(({ text, title }) => [
        title,
        ...toStudentCells(rows, text.studentId),
        text.text ?? "",
        countNeisBytes(text.text ?? ""),
      ]);
  },
};

/** 「문구」: the teacher's own words, by area. */
export const snippetSheet: RecordSheet = {
  name: "문구",
  columns: [
    { head: "영역", width: 14 },
    { head: "문구", width: 80 },
  ],
  toLines: (rows) =>
    [...rows.list(snippetKind)]
      .sort((a, b) => (`${a.area ?? ""}~${a.id}` < `${b.area ?? ""}~${b.id}` ? -1 : 1))
      .map(({ area, text }) => [area ?? "", text]),
};
