import type { RowOf } from "../record/field.ts";
import { day, own, student, yes } from "../record/fields.ts";
import { record } from "../record/record.ts";
import { familyCardKind, familyPageKind } from "./family-page.ts";

const hidden = (label: string) => yes(label, { say: "가정에 안 보여요", column: { width: 12 } });

const fields = {
  since: day("연 날", { column: { width: 12 } }),
  /** The last day on which its link opens; within the school year. */
  endsOn: day("마지막 날", { column: { width: 12 } }),
  hidesNotices: hidden("알림장"),
  hidesWeek: hidden("이번 주"),
  hidesLetter: hidden("주간학습안내"),
  hidesOpen: hidden("예약과 설문"),
  hidesReports: hidden("결석·지각 알리기"),
  /** Who has no card cannot tell an absence: a name and a number are no secret in a class. */
  cardsOnly: yes("누가 알릴 수 있나요", { say: "카드로만", column: { width: 12 } }),
};

/** 우리 반 소식: since when families of a class have a page, and what is on it. */
export type FamilyPage = RowOf<typeof fields>;

export const familyPage = record({
  kind: familyPageKind,
  scope: "year",
  topics: ["classWork"],
  // A few switches; its card shows how they stand.
  hasNoHistory: true,
  sort: "우리 반 소식",
  subject: () => "우리 반 소식",
  fields,
});

const cardFields = {
  studentId: student(),
  /** SHA-256 of the key behind its `#`, hex. The key itself is on the paper alone. */
  keyHash: own<string>({ type: "pattern", pattern: /^[0-9a-f]{64}$/ }),
};

/** A printed card, by which a family says whose child it is; its row's id is the pupil's, so the newest one counts. */
export type FamilyCard = RowOf<typeof cardFields>;

export const familyCard = record({
  kind: familyCardKind,
  scope: "year",
  topics: ["classWork"],
  // A hash: only the newest card opens anything.
  hasNoHistory: true,
  sort: "가정 카드",
  subject: (_, { id, nameStudent }) => `${nameStudent(id)} 가정 카드`,
  fields: cardFields,
  place: ({ studentId }, rows) => rows.findStudent(studentId)?.number ?? 0,
});
