import { isCalendarDay } from "../calendar-day/calendar-day.ts";
import { toKoreanMonthDay } from "../calendar-day/korean-day.ts";
import type { RowOf } from "../record/field.ts";
import { choice, day, own, ref, student, text } from "../record/fields.ts";
import { maybe } from "../record/vary-field.ts";
import { findRow } from "../record/record-sheet.ts";
import { record } from "../record/record.ts";
import { stateSigns } from "./check-cells.ts";
import { checkKind, checkMarkKind, isCheckRound, type CheckRound } from "./check.ts";

const fields = {
  checkId: ref(),
  studentId: student(),
  round: own<CheckRound>({ type: "rule", takes: isCheckRound, such: ["one", "2026-03-02"] }),
  /** Emptied when it goes back to 아직; the note stays. */
  state: maybe(choice("제출", stateSigns)),
  note: text("메모", { most: 200, column: { width: 40 } }),
  /** The day on which the state was written. */
  on: maybe(day(undefined, { column: { head: "적은 날", width: 12 } })),
};

/** One pupil in one round: two devices that mark the same write one row. */
export type CheckMark = RowOf<typeof fields>;

export const checkMark = record({
  kind: checkMarkKind,
  scope: "year",
  topics: ["checked"],
  sort: "제출",
  subject: (_, { id, nameStudent }) => `${nameStudent(id.split("~")[1] ?? "")} 제출`,
  when: ({ round }) => (isCalendarDay(round) ? toKoreanMonthDay(round) : undefined),
  fields,
  columns: [
    ["체크", 30, ({ checkId }, rows) => findRow(rows, checkKind, checkId)?.title ?? "지운 체크"],
    ["회차", 12, ({ round }) => (round === "one" ? "" : round)],
    "studentId",
    ["제출", 8, ({ state }) => (state ? stateSigns[state] : "아직")],
    "on",
    "note",
  ],
  place({ checkId, round, studentId }, rows) {
    const check = findRow(rows, checkKind, checkId);
    const number = String(rows.findStudent(studentId)?.number ?? 0).padStart(3, "0");
    return [check ? `${check.order}~${check.id}` : checkId, round, number].join("~");
  },
});
