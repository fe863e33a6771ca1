import { isCalendarMonth, type CalendarMonth } from "../calendar-day/calendar-day.ts";
import { toKoreanMonth } from "../calendar-day/korean-day.ts";
import type { RowOf } from "../record/field.ts";
import { moment, own, text, whole } from "../record/fields.ts";
import { record } from "../record/record.ts";
import { accessCheckKind } from "./access-check.ts";

const fields = {
  month: own<CalendarMonth>(
    { type: "rule", takes: isCalendarMonth, such: ["2026-11"] },
    { label: "달", say: toKoreanMonth, column: { width: 14 } },
  ),
  at: moment("점검한 날", { column: { width: 12 } }),
  /** As many lines asked for a second look then. */
  oddCount: whole("살펴본 것", { least: 0, most: 2_000, column: { width: 10 } }),
  note: text("점검 메모", { most: 300, column: { width: 40 } }),
};

/** 「이달 점검했어요」: a teacher went through the access log of a month; the row's id is the month. */
export type AccessCheck = RowOf<typeof fields>;

export const accessCheck = record({
  kind: accessCheckKind,
  scope: "profile",
  topics: ["account"],
  // One press and a note; its page shows what stands.
  hasNoHistory: true,
  sort: "접속 기록 점검",
  subject: (_, { id }) => `${isCalendarMonth(id) ? toKoreanMonth(id) : id} 접속 기록`,
  fields,
  place: ({ month }) => month,
});
