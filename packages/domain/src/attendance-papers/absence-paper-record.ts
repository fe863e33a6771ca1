import { kindLabels } from "../attendance/code/attendance-code.ts";
import type { RowOf } from "../record/field.ts";
import { choice, day, own, student, upTo, yes } from "../record/fields.ts";
import { maybe } from "../record/vary-field.ts";
import { record, sayDayOfId } from "../record/record.ts";
import { absencePaperKind } from "./absence-paper.ts";

const fields = {
  day: day(undefined, { column: { head: "날짜", width: 12 } }),
  studentId: student(),
  kind: choice(undefined, kindLabels, { column: { head: "출결", width: 8 } }),
  /** The day a paper came in, each a field of its own, so that two devices never overwrite each other. */
  application: maybe(day("체험학습 신청서 받은 날", { column: { head: "신청서", width: 12 } })),
  report: maybe(day("결석신고서 받은 날", { column: { head: "신고서", width: 12 } })),
  evidence: maybe(day("증빙서류 받은 날", { column: { head: "증빙서류", width: 12 } })),
  tripReport: maybe(day("체험학습 보고서 받은 날", { column: { head: "보고서", width: 12 } })),
  /** On paper, or through 나이스 학부모서비스, which needs no print and no original. */
  channel: maybe(choice("받은 곳", { paper: "종이", neis: "나이스" }, { column: { width: 10 } })),
  /** The school asks for no paper in this case. */
  isWaived: yes("서류를 받지 않기", { say: "네", column: { head: "서류 없이", width: 10 } }),
  /** The day of the last call about it. */
  calledOn: maybe(day("마지막 통화", { column: { head: "통화", width: 12 } })),
  /** Of a 교외체험학습. */
  isAbroad: yes("국외 체험학습", { say: "네" }),
  /** Of 경조사: an id of `family-event.ts`. */
  familyEvent: maybe(own<string>(upTo(40), { label: "경조사" })),
  photo: maybe(own<string>({ type: "file" }, { label: "서류 사진", say: () => "사진 있음" })),
};

/**
 * What came in for one absence. It hangs on one of the absence's marks and has its id, so that an absence
 * that grows at either end keeps its papers.
 */
export type AbsencePaper = RowOf<typeof fields>;

export const absencePaper = record({
  kind: absencePaperKind,
  scope: "year",
  topics: ["attendance", "health", "files"],
  sort: "출결 서류",
  subject: (_, { id, nameStudent }) => `${nameStudent(id.split("~")[1] ?? "")} 출결 서류`,
  when: sayDayOfId,
  fields,
});
