import {
  attendanceRulesKind,
  defaultRules,
  type AttendanceRules,
  type StoredRules,
} from "@damim/domain/attendance/attendance-rules.ts";
import { ruleLabels, toRuleWords } from "@damim/domain/attendance/attendance-rules-sheet.ts";
import { labelFields, type RecordWords } from "../../kit/record/record-words.ts";

/** What stands behind the number of a rule. */
export const ruleUnits: Readonly<Partial<Record<keyof AttendanceRules, string>>> = {
  lessonsADay: "교시",
  reportWithinDays: "일 안에",
  doctorFromDays: "일부터",
  fieldStudyDays: "일",
  fieldStudyInRow: "일",
  fieldStudyApplyBefore: "일 전까지 (수업일)",
  fieldStudyReportWithin: "일 안에",
  fieldStudyCallFrom: "일부터",
  menstrualPartials: "번",
  remarkDaysInRow: "일 이어서부터",
  remarkTimes: "번부터",
};

export const ruleWords: RecordWords<StoredRules> = {
  kind: attendanceRulesKind,
  sort: "설정",
  toSubject: () => "출결 규칙",
  fields: labelFields(ruleLabels, describeRule),
};

/** A stored value as the settings show it; an empty one is the default, which holds then. */
function describeRule(value: unknown, field: keyof AttendanceRules): string {
  const isDefault = value === undefined || value === null;
  // A newer version may have given it another shape.
  if (!isDefault && toShape(value) !== toShape(defaultRules[field])) return JSON.stringify(value);
  const rules: AttendanceRules = isDefault ? defaultRules : { ...defaultRules, [field]: value };
  const words = `${toRuleWords(rules, field)}${ruleUnits[field] ?? ""}`;
  return isDefault ? `${words} (기본)` : words;
}

function toShape(value: unknown): string {
  return Array.isArray(value) ? "list" : typeof value;
}
