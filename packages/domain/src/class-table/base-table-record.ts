import type { RowOf } from "../record/field.ts";
import { day, flag, own, ref, text, whole } from "../record/fields.ts";
import { maybe } from "../record/vary-field.ts";
import { record } from "../record/record.ts";
import type { ClassKey } from "../student/student.ts";
import { baseCellKind, baseTableKind } from "./base-table.ts";
import { LAST_PERIOD } from "./lesson-place.ts";

const tableFields = {
  from: day(undefined, { column: { head: "이날부터", width: 12 } }),
  title: text("이름", { most: 30, column: { width: 20 } }),
  /** A day of a week A; without one every week is the same. */
  weekA: maybe(day(undefined)),
  /** Of a cycle: weeks without a day of school do not count. */
  skipsClosed: flag(),
};

/** 기본 시간표: holds from its day until the day before the next one's, so two never overlap. The first of a year begins on 1 March. Its id is its day. */
export type BaseTable = RowOf<typeof tableFields>;

export const baseTable = record({
  kind: baseTableKind,
  scope: "year",
  topics: ["classWork"],
  leaves: true,
  // Holds its day alone.
  hasNoHistory: true,
  sort: "기본 시간표",
  subject: () => "기본 시간표",
  fields: tableFields,
  place: ({ from }) => from,
});

const cellFields = {
  /** The day of its table. */
  from: day(undefined),
  /** ISO, Monday is 1; in the B week of a cycle Monday is 8 (`toCycleDay`), so that a version without cycles never reads it. */
  weekday: whole(undefined, { least: 1, most: 14 }),
  period: whole(undefined, { least: 0, most: LAST_PERIOD }),
  /** Emptied, not deleted: a deletion would take what another device puts there. */
  subjectId: maybe(ref()),
  /** Of a teacher who goes to several classes. */
  classKey: maybe(own<ClassKey>({ type: "text", most: 20, isNeeded: false }, { label: "반" })),
};

/** One cell of a base table, so that two devices that fill different cells keep both. */
export type BaseCell = RowOf<typeof cellFields>;

export const baseCell = record({
  kind: baseCellKind,
  scope: "year",
  topics: ["classWork"],
  leaves: true,
  // One letter of a line that is written whole.
  hasNoHistory: true,
  sort: "기본 시간표",
  subject: () => "기본 시간표 칸",
  fields: cellFields,
});
