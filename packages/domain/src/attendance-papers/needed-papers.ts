import type { AttendanceRules } from "../attendance/attendance-rules.ts";
import type { Absence } from "./absence.ts";
import type { PaperType } from "./absence-paper.ts";

/** A paper that is asked for, in the words of the list: 「진단서」 is what 증빙서류 means for an illness. */
export interface NeededPaper {
  readonly type: PaperType;
  readonly label: string;
}

const report: NeededPaper = { type: "report", label: "결석신고서" };
const trip: readonly NeededPaper[] = [
  { type: "application", label: "체험학습 신청서" },
  { type: "tripReport", label: "체험학습 보고서" },
];
const evidence = (label: string): NeededPaper => ({ type: "evidence", label });

/** One doctor's paper a semester is enough for these (기재요령 54쪽). */
export const oncePerSemester: ReadonlySet<string> = new Set([
  "fineDust",
  "chronicIllness",
  "humidifier",
]);

/** What each sub-reason asks for beside the 신고서. More than this would ask for what the rules forbid: 생리통. */
const evidenceBySubReason: Readonly<Record<string, string | undefined>> = {
  familyEvent: "청첩장·부고 등",
  quarantineLeave: "진료확인서",
  athlete: "대회·훈련 공문",
  event: "참가 공문",
  service: "확인서",
  publicDuty: "증빙서류",
};

/**
 * The papers of an absence (기재요령 49–55쪽, domain facts 1.5 and 1.9).
 *
 * 질병 결석 of up to two days: the 신고서 with a parent's note, a prescription or the teacher's word; from the
 * school's limit on a doctor's paper too. 체험학습: 신청서 and 보고서 instead of the 신고서. 지각, 조퇴 and 결과
 * ask for a 신고서 only where the school does.
 */
export function listNeededPapers(
  absence: Pick<Absence, "kind" | "reason" | "subReason" | "marks">,
  rules: Pick<AttendanceRules, "doctorFromDays" | "partialNeedsReport">,
): readonly NeededPaper[] {
  const { kind, reason, marks } = absence;
  const subReason = absence.subReason ?? "";
  if (subReason === "fieldStudy") return trip;
  if (kind !== "absent") return rules.partialNeedsReport ? [report] : [];
  if (subReason === "violenceVictim" || subReason === "disaster") return [];
  if (reason === "illness") {
    const isLong = marks.length >= rules.doctorFromDays;
    return isLong || oncePerSemester.has(subReason) ? [report, evidence("진단서")] : [report];
  }
  const label = Object.hasOwn(evidenceBySubReason, subReason)
    ? evidenceBySubReason[subReason]
    : undefined;
  return label ? [report, evidence(label)] : [report];
}
