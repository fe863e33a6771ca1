import { postDraftKind, type PostDraft } from "@damim/domain/cafe/post-draft.ts";
import type { RecordWords } from "../../kit/record/record-words.ts";

export const postDraftWords: RecordWords<PostDraft> = {
  kind: postDraftKind,
  sort: "쌤카페 쓰던 글",
  toSubject: ({ fields: { title } }) =>
    typeof title === "string" && title !== "" ? `「${title}」` : "제목 없는 글",
  fields: {
    title: { label: "제목", isInSubject: true },
    body: { label: "내용" },
    tags: { label: "꼬리표" },
    board: undefined,
    waiting: undefined,
    nickname: undefined,
    files: undefined,
    from: undefined,
    forked: undefined,
  },
};
