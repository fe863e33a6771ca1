import { isCalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanDay } from "@damim/domain/calendar-day/korean-day.ts";
import { pointKind, type Point } from "@damim/domain/point/point.ts";
import type { RecordWords } from "../../kit/record/record-words.ts";
import { sayAmount } from "./say-amount.ts";

export const pointWords: RecordWords<Point> = {
  kind: pointKind,
  sort: "점수",
  toWhen: ({ fields: { day } }) => (isCalendarDay(day) ? toKoreanDay(day) : "점수"),
  toSubject: ({ id, fields: { amount } }, nameStudent) =>
    [nameStudent(id.split("~")[1] ?? ""), describeAmount(amount) ?? "점수"].join(" "),
  fields: {
    amount: { label: "점수", describe: describeAmount, isInSubject: true },
    reason: { label: "까닭" },
    day: undefined,
    studentId: undefined,
    source: undefined,
  },
};

function describeAmount(value: unknown): string | undefined {
  return typeof value === "number" ? sayAmount(value) : undefined;
}
