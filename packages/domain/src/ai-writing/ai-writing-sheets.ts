import { studentColumns, toStudentCells, type RecordSheet } from "../record/record-sheet.ts";
import { aiCallKind, aiDraftKind, toDraftText } from "./ai-draft.ts";
import { aiPurposeLabels } from "./ai-purpose.ts";

/** 「AI 초안」: what models wrote of whom, and whether it was used. */
export const aiDraftSheet: RecordSheet = {
  name: "AI 초안",
  columns: [
    { head: "날짜", width: 12 },
    ...studentColumns,
    { head: "쓸 글", width: 12 },
    { head: "초안", width: 80 },
    { head: "글로 옮긴 날", width: 12 },
  ],
  toLines: (rows) =>
    rows
      .list(aiDraftKind)
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
      .map(({ id, studentId, purpose, sentences, usedOn }) => [
        id.slice(0, 10),
        ...(studentId ? toStudentCells(rows, studentId) : ["", "우리 반"]),
        aiPurposeLabels[purpose],
        toDraftText(sentences),
        usedOn ?? "",
      ]),
};

/** 「AI 호출」: how often and how much, without texts. */
export const aiCallSheet: RecordSheet = {
  name: "AI 호출",
  columns: [
    { head: "날짜", width: 12 },
    { head: "쓸 글", width: 12 },
    { head: "모델", width: 24 },
    { head: "보낸 곳", width: 24 },
    { head: "보낸 토큰", width: 10 },
    { head: "받은 토큰", width: 10 },
  ],
  toLines: (rows) =>
    rows
      .list(aiCallKind)
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
      .map(({ id, purpose, model, host, tokensIn, tokensOut }) => [
        id.slice(0, 10),
        aiPurposeLabels[purpose],
        model,
        host,
        tokensIn,
        tokensOut,
      ]),
};
