import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { noticeReadKind, type NoticeRead } from "@damim/domain/notice/notice.ts";
import type { RecordWords } from "../../kit/record/record-words.ts";

export const noticeReadWords: RecordWords<NoticeRead> = {
  kind: noticeReadKind,
  sort: "읽은 공지",
  toSubject: () => "공지 읽음",
  trash: { isLeftOut: true },
  fields: {
    at: {
      label: "읽은 날",
      describe: (value) => (typeof value === "number" ? toSeoulDay(value) : undefined),
    },
  },
};
