import type { RecordSheet } from "../record/record-sheet.ts";
import { kindLabels } from "./code/attendance-code.ts";
import {
  attendanceRulesKind,
  type AttendanceRules,
  type SchoolLevel,
  defaultRules,
  toAttendanceRules,
} from "./attendance-rules.ts";

export const ruleLabels: Readonly<Record<keyof AttendanceRules, string>> = {
  arrivalTime: "등교 시각",
  lessonsADay: "하루 수업",
  keepsOneADay: "지각·조퇴·결과는 하루에 하나만 남기기",
  keptKinds: "여럿일 때 남길 순서",
  reportWithinDays: "결석신고서 제출 기한",
  reportDaysAre: "기한을 세는 날",
  doctorFromDays: "진단서가 필요한 질병 결석",
  partialNeedsReport: "지각·조퇴·결과도 신고서 받기",
  fieldStudyDays: "교외체험학습 한 해 일수",
  fieldStudyInRow: "교외체험학습 연속 일수",
  fieldStudyApplyBefore: "체험학습 신청 기한",
  fieldStudyReportWithin: "체험학습 보고서 기한",
  fieldStudyHalfDays: "체험학습 반일 인정",
  fieldStudyAbroadWeekends: "국외 체험학습은 쉬는 날도 세기",
  fieldStudyCallFrom: "매주 통화가 필요한 체험학습",
  menstrualPartials: "생리통 지각·조퇴·결과를 하루로 보는 횟수",
  fineDust: "미세먼지 민감군 학생 있음",
  athleteLevel: "학생선수 인정 결석 일수",
  remarkDaysInRow: "특기사항에 적는 질병·미인정 결석",
  remarkTimes: "특기사항에 적는 지각·조퇴·결과",
};

export const levelLabels: Readonly<Record<SchoolLevel, string>> = {
  elementary: "초등학교 20일",
  middle: "중학교 35일",
  high: "고등학교 50일",
};

/** 「출결 규칙」: what the school decides, with what holds where nobody decided. */
export const attendanceRulesSheet: RecordSheet = {
  name: "출결 규칙",
  columns: [
    { head: "규칙", width: 40 },
    { head: "값", width: 24 },
  ],
  toLines: (rows) => {
    const [stored] = rows.list(attendanceRulesKind);
    if (!stored) return [];
    const rules = toAttendanceRules(stored);
    return (Object.keys(defaultRules) as (keyof AttendanceRules)[]).map((field) => [
      ruleLabels[field],
      toRuleWords(rules, field),
    ]);
  },
};

/** One rule's value in words, a number without its unit. */
export function toRuleWords(rules: AttendanceRules, field: keyof AttendanceRules): string | number {
  const value = rules[field];
  if (field === "athleteLevel") return levelLabels[rules.athleteLevel];
  if (field === "reportDaysAre")
    return rules.reportDaysAre === "school" ? "수업일만 세기" : "쉬는 날도 세기";
  if (field === "keptKinds") return rules.keptKinds.map((kind) => kindLabels[kind]).join(", ");
  if (typeof value === "boolean") return value ? "네" : "아니요";
  return typeof value === "number" ? value : String(value);
}
