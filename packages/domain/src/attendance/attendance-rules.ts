import type { RecordKind } from "@damim/sync/kind.ts";
import type { AttendanceKind } from "./code/attendance-code.ts";

/** 초, 중, 고: how many days a 학생선수 may be away in a year depends on it. */
export type SchoolLevel = "elementary" | "middle" | "high";

/** 지각, 조퇴 and 결과: what a day may have several of. */
export type PartialKind = Exclude<AttendanceKind, "absent">;

/**
 * What a school decides about attendance; national rules are code. One row a school year, its id is
 * `ATTENDANCE_RULES_ID`. A field that a teacher has not touched is not stored and has its default.
 */
export interface AttendanceRules {
  /** `HH:MM`. From then on a pupil who comes is late; no national number of minutes exists. */
  readonly arrivalTime: string;
  /** Lessons of a full day, by which missed lessons are folded to a day. */
  readonly lessonsADay: number;
  /** Of 지각, 조퇴 and 결과 of one day only one is kept (별표 8 3.바). */
  readonly keepsOneADay: boolean;
  /** Which one: the first of this order. */
  readonly keptKinds: readonly PartialKind[];
  /** 결석신고서: within so many days, the first day of the absence is day 1. */
  readonly reportWithinDays: number;
  readonly reportDaysAre: "calendar" | "school";
  /** 질병 결석 of so many days needs a doctor's paper. */
  readonly doctorFromDays: number;
  /** Whether 지각, 조퇴 and 결과 need a 신고서 too. */
  readonly partialNeedsReport: boolean;
  readonly fieldStudyDays: number;
  readonly fieldStudyInRow: number;
  /** School days before the first day. */
  readonly fieldStudyApplyBefore: number;
  /** Calendar days after the last day. */
  readonly fieldStudyReportWithin: number;
  /** 지각, 조퇴 and 결과 for 체험학습 count as half a day. */
  readonly fieldStudyHalfDays: boolean;
  /** Abroad, weekends and holidays inside the trip count too. */
  readonly fieldStudyAbroadWeekends: boolean;
  /** A trip of so many days asks for a call every week. */
  readonly fieldStudyCallFrom: number;
  /** How many 지각, 조퇴 or 결과 of 생리통 make its one day of the month. */
  readonly menstrualPartials: number;
  /** The school has pupils who are registered as sensitive to fine dust. */
  readonly fineDust: boolean;
  readonly athleteLevel: SchoolLevel;
  /** 특기사항: 질병 and 미인정 결석 of so many school days in a row may be written. */
  readonly remarkDaysInRow: number;
  /** 특기사항: so many 지각, 조퇴 or 결과 of one reason in the year. */
  readonly remarkTimes: number;
}

/** The row: only what somebody changed; `null` is "as the default says" again. */
export type StoredRules = {
  readonly [Field in keyof AttendanceRules]?: AttendanceRules[Field] | null;
};

export const ATTENDANCE_RULES_ID = "rules";

export const attendanceRulesKind: RecordKind<StoredRules, "attendanceRules"> = {
  name: "attendanceRules",
  version: 1,
};

/** Of a teacher who has set nothing. Sources of the numbers: domain facts 1.3, 1.5 and 1.7. */
export const defaultRules: AttendanceRules = {
  arrivalTime: "09:00",
  lessonsADay: 6,
  keepsOneADay: true,
  keptKinds: ["earlyLeave", "late", "classMissed"],
  reportWithinDays: 5,
  reportDaysAre: "calendar",
  doctorFromDays: 3,
  partialNeedsReport: false,
  fieldStudyDays: 15,
  fieldStudyInRow: 10,
  fieldStudyApplyBefore: 3,
  fieldStudyReportWithin: 7,
  fieldStudyHalfDays: true,
  fieldStudyAbroadWeekends: false,
  fieldStudyCallFrom: 5,
  menstrualPartials: 1,
  fineDust: false,
  athleteLevel: "elementary",
  // The guideline's own example (기재요령 58–59쪽).
  remarkDaysInRow: 5,
  remarkTimes: 10,
};

/**
 * The rules that hold: what is stored, and the default of everything else.
 *
 * ```ts
 * toAttendanceRules({ fieldStudyDays: 20 }).reportWithinDays; // 5
 * ```
 */
export function toAttendanceRules(stored: StoredRules | undefined): AttendanceRules {
  if (!stored) return defaultRules;
  const said = Object.entries(stored).filter(
    ([field, value]) => value !== null && value !== undefined && field in defaultRules,
  );
  const rules: AttendanceRules = { ...defaultRules, ...Object.fromEntries(said) };
  const missing = defaultRules.keptKinds.filter((kind) => !rules.keptKinds.includes(kind));
  return { ...rules, keptKinds: [...new Set([...rules.keptKinds, ...missing])] };
}
