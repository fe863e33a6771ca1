import type { RecordSheet } from "../record/record-sheet.ts";
import { postDraftKind } from "./post-draft.ts";

/** 「쓰던 글」: posts of 쌤카페 that were not posted yet. */
export const postDraftSheet: RecordSheet = {
  name: "쌤카페 쓰던 글",
  columns: [
    { head: "제목", width: 30 },
    { head: "내용", width: 80 },
    { head: "꼬리표", width: 20 },
    { head: "사진과 파일", width: 30 },
  ],
  toLines: (rows) =>
    rows
      .list(postDraftKind)
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
      .map(({ title, body, tags, files }) => [
        title,
        body,
        tags,
        (files ?? []).map(({ name }) => name).join(", "),
      ]),
};
