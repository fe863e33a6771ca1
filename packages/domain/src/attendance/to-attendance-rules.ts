import type { AttendanceRules, StoredRules } from "./attendance-rules.ts";

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
