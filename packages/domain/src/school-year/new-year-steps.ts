import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import { workingSchoolYear } from "./school-year.ts";

/** What a school year begins with, in the order in which it is done. */
export type NewYearStep = "setting" | "terms" | "roster";

export interface NewYearFacts {
  readonly hasSetting: boolean;
  readonly hasTerms: boolean;
  readonly studentCount: number;
}

/**
 * Each step and whether it is done. It follows from what is there: whoever leaves off in the middle, or goes
 * on at another device, comes back to the first step that is open (spec 02 §1).
 */
export function listNewYearSteps(
  facts: NewYearFacts,
): readonly { readonly step: NewYearStep; readonly isDone: boolean }[] {
  return [
    { step: "setting", isDone: facts.hasSetting },
    { step: "terms", isDone: facts.hasTerms },
    { step: "roster", isDone: facts.studentCount > 0 },
  ];
}

/**
 * Whether a year is being set up: from 15 February, when its work begins, to the end of April.
 *
 * ```ts
 * isNewYearSeason("2027-02-15"); // true, for 2027
 * isNewYearSeason("2027-05-01"); // false
 * ```
 */
export function isNewYearSeason(today: CalendarDay): boolean {
  return today < `${workingSchoolYear(today)}-05-01`;
}
