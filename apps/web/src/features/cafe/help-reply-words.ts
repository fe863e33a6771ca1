import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { helpReplyKind, type HelpReply } from "@damim/domain/cafe/help-reply.ts";
import type { RecordWords } from "../../kit/record/record-words.ts";

export const helpReplyWords: RecordWords<HelpReply> = {
  kind: helpReplyKind,
  sort: "도움방 답글",
  toSubject: ({ fields: { title } }) => (typeof title === "string" ? `「${title}」` : "내 글"),
  trash: { isLeftOut: true },
  fields: {
    title: { label: "글", isInSubject: true },
    count: { label: "답글 수" },
    at: {
      label: "날짜",
      describe: (value) => (typeof value === "number" ? toSeoulDay(value) : undefined),
    },
  },
};
