import { toSeoulDay } from "../calendar-day/calendar-day.ts";
import { toSeoulTimeText } from "../calendar-day/korean-instant.ts";
import type { RowOf } from "../record/field.ts";
import { choice, flag, own, ref, text } from "../record/fields.ts";
import { maybe } from "../record/vary-field.ts";
import { findRow } from "../record/record-sheet.ts";
import { record } from "../record/record.ts";
import {
  changeTypeLabels,
  lessonChangeKind,
  LONGEST_CHANGE_REASON_CHARACTERS,
  LONGEST_COLLEAGUE_CHARACTERS,
} from "./lesson-change.ts";
import { isLessonPlace, toPlaceWords, type LessonPlace } from "./lesson-place.ts";
import { subjectKind } from "./subject.ts";

const place = own<LessonPlace>({ type: "rule", takes: isLessonPlace, such: ["2026-11-20~3"] });

const fields = {
  type: choice(undefined, changeTypeLabels, { column: { head: "종류", width: 10 } }),
  /** With a colleague: my lesson. */
  a: place,
  /** Of a swap; with a colleague: theirs. */
  b: maybe(place),
  /** Of 과목 바꿈, and of a 보강 in another subject. */
  subjectId: maybe(ref()),
  /** The colleague, as typed. */
  with: text("선생님", { most: LONGEST_COLLEAGUE_CHARACTERS, column: { width: 16 } }),
  /** Of 보강: I take their lesson in my free period. */
  isByMe: flag(),
  reason: text("사유", { most: LONGEST_CHANGE_REASON_CHARACTERS, column: { width: 30 } }),
  /** Epoch ms; orders the ledger. */
  at: own<number>({ type: "instant" }),
  /** Taken back; the entries around it stay. */
  isOff: flag(),
  /** The 보강 that this one pays back. */
  returns: maybe(ref()),
};

/** One entry of the ledger. It is never rewritten: what a day's table is follows from all entries in their order. */
export type LessonChange = RowOf<typeof fields>;

export const lessonChange = record({
  kind: lessonChangeKind,
  scope: "year",
  topics: ["classWork"],
  leaves: true,
  // An entry of a ledger, taken back by another act.
  hasNoHistory: true,
  sort: "교환·보강",
  subject: () => "교환·보강",
  fields,
  columns: [
    "type",
    ["수업", 18, ({ a }) => toPlaceWords(a)],
    ["바꾼 수업", 18, ({ b }) => b && toPlaceWords(b)],
    [
      "과목",
      14,
      ({ subjectId }, rows) =>
        subjectId && (findRow(rows, subjectKind, subjectId)?.name ?? "지운 과목"),
    ],
    "with",
    ["누가", 10, ({ type, isByMe }) => (type !== "cover" ? "" : isByMe ? "내가" : "동료가")],
    "reason",
    ["적은 날", 12, ({ at }) => toSeoulDay(at)],
    ["적은 시각", 10, ({ at }) => toSeoulTimeText(at)],
    ["취소", 6, ({ isOff }) => (isOff ? "예" : "")],
  ],
  place: ({ at }) => at,
});
