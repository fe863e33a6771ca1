import type { RowOf } from "../record/field.ts";
import { choice, ref, student, whole } from "../record/fields.ts";
import { record } from "../record/record.ts";
import { formerKind } from "./former.ts";

const fields = {
  studentId: student(),
  /** Where the answer is no: the last of the years that were asked about. */
  year: whole("학년도", {
    least: 2000,
    most: 2999,
    say: (year) => `${year}학년도`,
    column: { width: 12 },
  }),
  /** The pupil of that year. */
  formerId: ref(),
  answer: choice(
    "같은 학생 찾기",
    { same: "같은 학생이에요", other: "다른 학생이에요" },
    { column: { width: 18 } },
  ),
};

/**
 * That a pupil stood in a roster of the teacher in a former year, or is somebody else of that name and is not asked about
 * again. Its id is the pupil's of the new year, so that two devices that find one mean the same row.
 */
export type Former = RowOf<typeof fields>;

export const former = record({
  kind: formerKind,
  scope: "year",
  topics: ["roster"],
  // Two answers and no more; its dialog shows which stands.
  hasNoHistory: true,
  sort: "같은 학생",
  subject: (_, { id, nameStudent }) => `${nameStudent(id)} 같은 학생`,
  fields,
  place: ({ studentId }, rows) => rows.findStudent(studentId)?.number ?? 0,
});
