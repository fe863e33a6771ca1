import type { RowOf } from "../record/field.ts";
import { moment, own, upTo, whole } from "../record/fields.ts";
import { record } from "../record/record.ts";
import { helpReplyKind } from "./help-reply.ts";

const fields = {
  /** Of her own post. */
  title: own<string>(upTo(200), { label: "글", isInSubject: true, column: { width: 40 } }),
  /** Comments since she opened it last. */
  count: whole("답글 수", { least: 1, most: Number.MAX_SAFE_INTEGER, column: { width: 8 } }),
  /** Of the newest. */
  at: moment("날짜", { column: { width: 12 } }),
};

/**
 * Somebody answered an own post of 도움방, which was not opened since. Written by the server into her own settings, so
 * that it stands on every device and without a network; its id is the post's. Opening the post takes it out.
 */
export type HelpReply = RowOf<typeof fields>;

export const helpReply = record({
  kind: helpReplyKind,
  scope: "profile",
  topics: ["yard"],
  // The server's word for her, gone when she opens the post.
  hasNoHistory: true,
  sort: "도움방 답글",
  subject: ({ title }) => (typeof title === "string" ? `「${title}」` : "내 글"),
  fields,
  trash: { isLeftOut: true },
});
