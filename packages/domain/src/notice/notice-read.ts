import { toSeoulDay } from "../calendar-day/calendar-day.ts";
import { own, type RowOf } from "../record/field.ts";
import { record } from "../record/record.ts";
import type { RecordSheet } from "../record/record-sheet.ts";
import { noticeReadKind } from "./notice.ts";

const fields = { at: own<number>({ type: "instant" }, { label: "읽은 날", say: toSeoulDay }) };

/** That this teacher has read a notice, on whichever device: id = the notice's. */
export type NoticeRead = RowOf<typeof fields>;

const sheet: RecordSheet = {
  name: "읽은 공지",
  columns: [
    { head: "공지", width: 38 },
    { head: "읽은 날", width: 12 },
  ],
  toLines: (rows) => rows.list(noticeReadKind).map(({ id, at }) => [id, toSeoulDay(at)]),
};

export const noticeRead = record({
  kind: noticeReadKind,
  scope: "profile",
  sort: "읽은 공지",
  subject: () => "공지 읽음",
  fields,
  sheets: [sheet],
  trash: { isLeftOut: true },
});
