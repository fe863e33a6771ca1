import type { RowOf } from "../record/field.ts";
import { day, own, ref, upTo } from "../record/fields.ts";
import { maybe } from "../record/vary-field.ts";
import { findRow } from "../record/record-sheet.ts";
import { record } from "../record/record.ts";
import { LONGEST_UNIT_CHARACTERS } from "./lesson.ts";
import { subjectKind } from "./subject.ts";
import { MOST_UNIT_LINES, unitPlanKind } from "./unit-plan.ts";

const fields = {
  subjectId: ref(),
  /** What is learnt, a line a lesson. One value, for a plan is pasted whole. */
  lines: own<readonly string[]>(
    { type: "list", most: MOST_UNIT_LINES, of: upTo(LONGEST_UNIT_CHARACTERS) },
    {
      label: "진도표",
      say: (lines: readonly string[]) => `${lines.length}차시`,
    },
  ),
  /** The first line is of the first lesson from this day on; without it of the first of the year. */
  from: maybe(day("첫 차시", { unclear: "첫 차시를 배우는 날을 골라 주세요." })),
};

/**
 * 진도표 of a subject, which each of its classes goes through. Its id is the subject's, so that two devices that paste one mean
 * the same row.
 */
export type UnitPlan = RowOf<typeof fields>;

export const unitPlan = record({
  kind: unitPlanKind,
  scope: "year",
  topics: ["classWork"],
  leaves: true,
  sort: "진도표",
  subject: () => "진도표",
  fields,
  columns: [
    [
      "과목",
      16,
      ({ subjectId }, rows) => findRow(rows, subjectKind, subjectId)?.name ?? "지운 과목",
    ],
    ["첫 차시", 12, ({ from }) => from],
    ["차시", 8, ({ lines }) => lines.length],
    ["진도표", 60, ({ lines }) => lines.join("\n")],
  ],
  place: ({ subjectId }) => subjectId,
});
