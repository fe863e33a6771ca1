import { toSeoulTimeText } from "../calendar-day/korean-instant.ts";
import type { DraftOf, RowOf } from "../record/field.ts";
import { choice, own, text } from "../record/fields.ts";
import { readDraft, record, sayDayOfId } from "../record/record.ts";
import { studentParts } from "../record/record-sheet.ts";
import { maybe } from "../record/vary-field.ts";
import { familyReportKind, LONGEST_REPORT_NOTE, LONGEST_TELLER } from "./family-report.ts";
import { reportDoors, reportReasons, reportTypes, toReportPlace } from "./report-parts.ts";

/** What a family types. */
export const reportForm = {
  type: choice("무엇을", reportTypes, { column: { width: 18 } }),
  /** A question about 체험학습 has none. */
  reason: maybe(choice("왜", reportReasons, { column: { width: 8 } })),
  note: text("알린 말", { most: LONGEST_REPORT_NOTE, column: { width: 40 } }),
  relation: text("관계", { most: LONGEST_TELLER, column: { width: 12 } }),
};

const fields = {
  ...reportForm,
  at: own<number>(
    { type: "instant" },
    { label: "알린 때", say: toSeoulTimeText, column: { width: 8 } },
  ),
  state: choice(
    "상태",
    { new: "아직 안 봄", taken: "확인함", dismissed: "아니라고 함" },
    { column: { width: 12 } },
  ),
  /** How the family said who the pupil is. */
  door: choice("들어온 길", reportDoors, { column: { width: 16 } }),
  /** Of the family's phone: what it changes and takes back is known by it. Gone with its words: then it stands no more. */
  keyHash: maybe(own<string>({ type: "pattern", pattern: /^[0-9a-f]{64}$/ })),
};

/** 결석·지각 알리기: what a family told of a pupil's day. The route writes it, the teacher's device its state alone. */
export type FamilyReport = RowOf<typeof fields>;

export const familyReport = record({
  kind: familyReportKind,
  scope: "year",
  topics: ["familyReport"],
  // A family tells anew instead of changing; what the teacher made of it is the mark's own history.
  hasNoHistory: true,
  sort: "가정에서 알린 것",
  subject: ({ type }, { id, nameStudent }) =>
    `${nameStudent(toReportPlace(id).studentId)} ${fields.type.say(type) ?? "알린 것"}`,
  when: sayDayOfId,
  fields,
  columns: [
    ["날짜", 12, ({ id }) => toReportPlace(id).day],
    ...studentParts<FamilyReport>(({ id }) => toReportPlace(id).studentId),
    "type",
    "reason",
    "note",
    "relation",
    ["알린 시각", 10, ({ at }) => toSeoulTimeText(at)],
    "door",
    "state",
  ],
  place: ({ at }) => at,
  // What a family took back is not the teacher's to bring back.
  trash: { isLeftOut: true },
});

/** What a family said, or the sentence at its field: a day away from school has a reason. */
export function readReport(draft: DraftOf<typeof reportForm>) {
  return readDraft({ fields: reportForm }, draft, ({ type, reason }) =>
    type === "fieldTrip" || reason ? undefined : ["reason", "왜 그런지 골라 주세요."],
  );
}
