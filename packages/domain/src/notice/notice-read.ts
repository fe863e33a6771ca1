import type { RowOf } from "../record/field.ts";
import { moment } from "../record/fields.ts";
import { record } from "../record/record.ts";
import { noticeReadKind } from "./notice.ts";

const fields = { at: moment("읽은 날", { column: { width: 12 } }) };

/** That this teacher has read a notice, on whichever device: id = the notice's. */
export type NoticeRead = RowOf<typeof fields>;

export const noticeRead = record({
  kind: noticeReadKind,
  scope: "profile",
  topics: ["account"],
  // A mark of hers, made once.
  hasNoHistory: true,
  sort: "읽은 공지",
  subject: () => "공지 읽음",
  fields,
  columns: [["공지", 38, ({ id }) => id], "at"],
  trash: { isLeftOut: true },
});
