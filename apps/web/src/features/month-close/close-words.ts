import { isCalendarDay, isCalendarMonth } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanMonth, toKoreanMonthDay } from "@damim/domain/calendar-day/korean-day.ts";
import { monthCloseKind, type MonthClose } from "@damim/domain/month-close/month-close.ts";
import type { RecordWords } from "../../kit/record/record-words.ts";

const titles = {
  created: "마감했어요",
  changed: "다시 마감했어요",
  deleted: "마감을 풀었어요",
} as const;

export const closeWords: RecordWords<MonthClose> = {
  kind: monthCloseKind,
  sort: "월말 마감",
  toSubject: ({ id }) => `${isCalendarMonth(id) ? toKoreanMonth(id) : id} 마감`,
  fields: {
    month: undefined,
    closedOn: {
      label: "마감한 날",
      describe: (value) => (isCalendarDay(value) ? toKoreanMonthDay(value) : undefined),
    },
    closedMarks: { label: "마감한 출결", describe: countMarks },
  },
  history: { toTitle: ([{ type }]) => titles[type] },
};

function countMarks(value: unknown): string | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const signs = Object.values(value).flatMap((text) => String(text).split(" ").filter(Boolean));
  return signs.length === 0 ? "모두 출석" : `${Object.keys(value).length}명 ${signs.length}건`;
}
