import { toSeoulDay } from "../calendar-day/calendar-day.ts";
import type { RecordSheet } from "../record/record-sheet.ts";
import { noticeReadKind } from "./notice.ts";

/** 「읽은 공지」: which notices of the server were read, and when. */
export const noticeReadSheet: RecordSheet = {
  name: "읽은 공지",
  columns: [
    { head: "공지", width: 38 },
    { head: "읽은 날", width: 12 },
  ],
  toLines: (rows) => rows.list(noticeReadKind).map(({ id, at }) => [id, toSeoulDay(at)]),
};
