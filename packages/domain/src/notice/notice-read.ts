import { toSeoulDay } from "../calendar-day/calendar-day.ts";
import { own, type RowOf } from "../record/field.ts";
import { record } from "../record/record.ts";
import { noticeReadKind } from "./notice.ts";

const fields = {
  at: own<number>(
    { type: "instant" },
    { label: "읽은 날", say: toSeoulDay, column: { width: 12 } },
  ),
};

/** That this teacher has read a notice, on whichever device: id = the notice's. */
export type NoticeRead = RowOf<typeof fields>;

export const noticeRead = record({
  kind: noticeReadKind,
  scope: "profile",
  sort: "읽은 공지",
  subject: () => "공지 읽음",
  fields,
  columns: [["공지", 38, ({ id }) => id], "at"],
  trash: { isLeftOut: true },
});
