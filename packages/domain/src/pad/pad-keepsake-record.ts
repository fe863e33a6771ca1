import type { FileId } from "../files/file.ts";
import type { RowOf } from "../record/field.ts";
import { day, own, student } from "../record/fields.ts";
import { maybe } from "../record/vary-field.ts";
import { record, sayDayOfId } from "../record/record.ts";
import { padKeepsakeKind } from "./pad-keepsake.ts";

const fields = {
  /** On which the card was made. */
  day: day(undefined, { column: { head: "날짜", width: 12 } }),
  studentId: student(),
  roomTitle: own<string>(
    { type: "text", most: 200, isNeeded: false },
    { label: "방", column: { width: 24 } },
  ),
  /** A card's words with the options of a poll and a link below them; of a card without words, what it is. */
  text: own<string>(
    { type: "text", most: 6_000, isNeeded: false },
    { label: "글", column: { head: "내용", width: 60 } },
  ),
  /** A copy of its picture or drawing. */
  photo: maybe(own<FileId>({ type: "file" }, { label: "사진", say: () => "사진 있음" })),
};

/**
 * What a teacher kept of a pupil's card: a copy among the teacher's own records, which stays when the room has emptied
 * itself (spec 05 §1). Shown on the time line of 학생조회.
 */
export type PadKeepsake = RowOf<typeof fields>;

export const padKeepsake = record({
  kind: padKeepsakeKind,
  scope: "year",
  topics: ["pad", "files"],
  // A copy of a card as it was: written once, never changed; one that was taken away comes back from 휴지통.
  hasNoHistory: true,
  sort: "패드잇",
  subject: (_, { id, nameStudent }) => `${nameStudent(id.split("~")[1] ?? "")} 패드잇 카드`,
  when: sayDayOfId,
  fields,
  columns: [
    "day",
    "studentId",
    "roomTitle",
    "text",
    ["사진", 8, ({ photo }) => (photo ? "있음" : "")],
  ],
});
