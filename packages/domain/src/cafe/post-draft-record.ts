import type { RowOf } from "../record/field.ts";
import { flag, longText, own, upTo } from "../record/fields.ts";
import { maybe } from "../record/vary-field.ts";
import { record } from "../record/record.ts";
import { POST_DRAFT_MOST } from "./check-post.ts";
import { postDraftKind } from "./post-draft.ts";
import { POST_DOCUMENTS_MOST, POST_PICTURES_MOST, type DraftFile } from "./post-files.ts";

const fields = {
  /** Id of a board; "" until one was chosen. */
  board: own<string>(upTo(40)),
  title: own<string>(upTo(POST_DRAFT_MOST.title), {
    label: "제목",
    isInSubject: true,
    column: { width: 30 },
  }),
  /** May be too long to be posted: the words are kept, the post waits until they are fewer. */
  body: own<string>(upTo(POST_DRAFT_MOST.body), { label: "내용", column: { width: 80 } }),
  /** As typed, cut by commas. */
  tags: own<string>(upTo(POST_DRAFT_MOST.tags), { label: "꼬리표", column: { width: 20 } }),
  /** 올리기 was pressed without a network: it is posted at the next chance. */
  waiting: flag(),
  /** Chosen with the first post, and claimed with it. */
  nickname: maybe(own<string>(upTo(60))),
  files: maybe(
    own<readonly DraftFile[]>(
      {
        type: "list",
        most: POST_PICTURES_MOST + POST_DOCUMENTS_MOST,
        of: {
          type: "parts",
          of: { id: { type: "file" }, name: upTo(120), isPicture: { type: "yes" } },
          isLoose: true,
        },
      },
      {
        say: (files) => files.map(({ name }) => name).join(", "),
        column: { head: "사진과 파일", width: 30 },
      },
    ),
  ),
  ...longText,
};

/**
 * A post that is not posted yet, half a sentence of it too: a row, so that what was begun on the phone goes on at the
 * PC. Its id becomes the post's, so that posting it twice makes one post.
 */
export type PostDraft = RowOf<typeof fields>;

export const postDraft = record({
  kind: postDraftKind,
  scope: "profile",
  topics: ["yard"],
  // It lives until it is posted; 휴지통 has what was thrown away.
  hasNoHistory: true,
  sort: "쌤카페 쓰던 글",
  subject: ({ title }) =>
    typeof title === "string" && title !== "" ? `「${title}」` : "제목 없는 글",
  fields,
});
