import { isCalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanDay } from "@damim/domain/calendar-day/korean-day.ts";
import { pointKind, type Point } from "@damim/domain/point/point.ts";
import type { RecordWords } from "../../kit/record/record-words.ts";

export const pointWords: RecordWords<Point> = {
  kind: pointKind,
  sort: "점수",
  toWhen: ({ fields: { day } }) => (isCalendarDay(day) ? toKoreanDay(day) : "점수"),
  toSubject: ({ id, fields: { amount } }, nameStudent) =>
    [nameStudent(id.split("~")[1] ?? ""), sayAmount(amount) ?? "점수"].join(" "),
  fields: {
    amount: { label: "점수", describe: sayAmount, isInSubject: true },
    reason: { label: "까닭" },
    day: undefined,
    studentId: undefined,
    source: undefined,
  },
};

/** 「+2점」. */
function sayAmount(value: unknown): string | undefined {
  if (typeof value !== "number") return undefined;
  return `${value > 0 ? "+" : ""}${value}점`;
}
