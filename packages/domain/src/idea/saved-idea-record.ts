import type { RowOf } from "../record/field.ts";
import { moment, own, upTo } from "../record/fields.ts";
import { record } from "../record/record.ts";
import { savedIdeaKind } from "./saved-idea.ts";

const fields = {
  /** As it was then: it is said without a network. */
  title: own<string>(upTo(200), { label: "제목", isInSubject: true, column: { width: 40 } }),
  /** 「국어 · 3–4학년 · 10분」. */
  about: own<string>(upTo(200), { label: "어디에", column: { width: 30 } }),
  at: moment("저장한 날", { column: { width: 12 } }),
};

/** 「저장」: an idea that a teacher keeps at hand; the row's id is the idea's. */
export type SavedIdea = RowOf<typeof fields>;

export const savedIdea = record({
  kind: savedIdeaKind,
  scope: "profile",
  topics: ["yard"],
  // A mark of hers: saved or not.
  hasNoHistory: true,
  sort: "저장한 생각",
  subject: ({ title }) => (typeof title === "string" ? `「${title}」` : "저장한 생각"),
  fields,
  place: ({ at }) => at,
  trash: { isLeftOut: true },
});
