import { toSeoulDay } from "../calendar-day/calendar-day.ts";
import type { RecordSheet } from "../record/record-sheet.ts";
import { capsuleKind, capsuleLetterKind } from "./capsule.ts";

/** 「타임캡슐」: when it opens. */
export const capsuleSheet: RecordSheet = {
  name: "타임캡슐",
  columns: [
    { head: "이름", width: 24 },
    { head: "여는 날", width: 12 },
  ],
  toLines: (rows) =>
    rows.list(capsuleKind).map(({ title, opensAt }) => [title, toSeoulDay(opensAt)]),
};

/** 「봉한 편지」: whose letters lie in it; nobody can read them here. */
export const capsuleLetterSheet: RecordSheet = {
  name: "봉한 편지",
  columns: [
    { head: "번호", width: 6 },
    { head: "그림과 소리", width: 12 },
    { head: "편지", width: 12 },
  ],
  toLines: (rows) =>
    rows
      .list(capsuleLetterKind)
      .toSorted((a, b) => a.number - b.number || (a.id < b.id ? -1 : 1))
      .map(({ number, files }) => [number, files?.length || "", "봉해져 있어요"]),
};
