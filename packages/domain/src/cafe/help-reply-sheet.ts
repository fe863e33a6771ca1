import { toSeoulDay } from "../calendar-day/calendar-day.ts";
import type { RecordSheet } from "../record/record-sheet.ts";
import { helpReplyKind } from "./help-reply.ts";

/** 「도움방 답글」: own posts that were answered and not opened since. */
export const helpReplySheet: RecordSheet = {
  name: "도움방 답글",
  columns: [
    { head: "글", width: 40 },
    { head: "답글 수", width: 8 },
    { head: "날짜", width: 12 },
  ],
  toLines: (rows) =>
    rows.list(helpReplyKind).map(({ title, count, at }) => [title, count, toSeoulDay(at)]),
};
