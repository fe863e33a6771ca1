import { isCalendarDay, type CalendarDay } from "../calendar-day/calendar-day.ts";
import { toKoreanDay } from "../calendar-day/korean-day.ts";
import type { RowOf } from "../record/field.ts";
import { own, student, text, whole } from "../record/fields.ts";
import { record } from "../record/record.ts";
import { LARGEST_POINT, LONGEST_POINT_REASON_CHARACTERS, pointKind, sayPoints } from "./point.ts";

const fields = {
  day: own<CalendarDay>({ type: "day" }, { column: { head: "날짜", width: 12 } }),
  studentId: student(),
  amount: whole("점수", {
    least: -LARGEST_POINT,
    most: LARGEST_POINT,
    isNeverZero: true,
    say: sayPoints,
    isInSubject: true,
    column: { width: 8 },
  }),
  reason: text("이유", { most: LONGEST_POINT_REASON_CHARACTERS, column: { width: 40 } }),
  /** Which part of the product gave it, and for which of its rows: 「score:{event}」. */
  source: own<string>({ type: "text", most: 120, isNeeded: true }),
};

/** Points of one pupil for one thing. A score is the sum of rows, so two devices never overwrite each other's. */
export type Point = RowOf<typeof fields>;

export const point = record({
  kind: pointKind,
  scope: "year",
  topics: ["checked"],
  // Given and taken back as a row of its own, never changed.
  hasNoHistory: true,
  sort: "점수",
  subject: ({ amount }, { id, nameStudent }) =>
    [nameStudent(id.split("~")[1] ?? ""), fields.amount.say(amount) ?? "점수"].join(" "),
  when: ({ day }) => (isCalendarDay(day) ? toKoreanDay(day) : undefined),
  fields,
});
