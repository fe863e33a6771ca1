import type { RowOf } from "../record/field.ts";
import { day, ref, text, whole, yes } from "../record/fields.ts";
import { findRow } from "../record/record-sheet.ts";
import { record } from "../record/record.ts";
import { maybe } from "../record/vary-field.ts";
import { LAST_PERIOD } from "./lesson-place.ts";
import {
  lessonKind,
  LONGEST_BRING_CHARACTERS,
  LONGEST_LESSON_NOTE_CHARACTERS,
  LONGEST_UNIT_CHARACTERS,
} from "./lesson.ts";
import { subjectKind } from "./subject.ts";

const fields = {
  day: day(undefined, { column: { head: "날짜", width: 12 } }),
  period: whole(undefined, { least: 0, most: LAST_PERIOD, column: { head: "교시", width: 6 } }),
  /** For which subject it was said; without it for any that is taught there. */
  subjectId: maybe(ref()),
  /** Typed by the teacher; it uses no line of the plan of units. */
  unit: text("배울 내용", {
    said: "단원",
    most: LONGEST_UNIT_CHARACTERS,
    column: { head: "단원", width: 30 },
  }),
  bring: text("준비물", { most: LONGEST_BRING_CHARACTERS, column: { width: 30 } }),
  note: text("메모", { most: LONGEST_LESSON_NOTE_CHARACTERS, column: { width: 40 } }),
  /** 「여기까지 못 했어요」: the next lesson has the same unit once more. */
  isHeld: yes("여기까지 못 했어요", {
    say: "예",
    said: "못 마침",
    column: { head: "못 마침", width: 8 },
  }),
};

/**
 * What is said of one lesson. Its id (`toLessonId`) is the place where it was planned and its subject: a lesson that a
 * change moves takes its words along.
 */
export type Lesson = RowOf<typeof fields>;

export const lesson = record({
  kind: lessonKind,
  scope: "year",
  topics: ["classWork"],
  leaves: true,
  // No screen writes it yet.
  hasNoHistory: true,
  sort: "수업",
  subject: () => "수업",
  fields,
  columns: [
    "day",
    "period",
    [
      "과목",
      14,
      ({ subjectId }, rows) =>
        subjectId && (findRow(rows, subjectKind, subjectId)?.name ?? "지운 과목"),
    ],
    "unit",
    "bring",
    "note",
    "isHeld",
  ],
  place: ({ day: of, period }) => `${of} ${String(period).padStart(2, "0")}`,
});
