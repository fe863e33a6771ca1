import { toDayParts, type CalendarDay } from "../calendar-day/calendar-day.ts";
import { isHandable } from "../handover/handover.ts";
import { openSchoolYears, workingSchoolYear, type SchoolYear } from "../school-year/school-year.ts";

/** What a school year ends with; in this order it is shown, in any order it is done. */
export type YearTurnStep = "close" | "keep" | "handOver" | "newYear" | "tidy";

/** `waits` for its day; `free`: may be done as often as one likes, and nobody knows whether it was. */
export type YearTurnState = "open" | "done" | "waits" | "free";

export interface YearTurnFacts {
  readonly year: SchoolYear;
  readonly today: CalendarDay;
  /** How much is left of it: promises, papers, open months; half-written and unsent words. Nothing before its rows are here. */
  readonly leftCount: number | undefined;
  /** How many hand-overs of this year lie with a receiver or arrived; nothing where the server could not be asked. */
  readonly handedCount: number | undefined;
  /** Of the year that comes: whether it has its school and class, and how many pupils. */
  readonly hasSetting: boolean;
  readonly studentCount: number;
  /** 학년도 지우기 was asked for, or has been done. */
  readonly isDestroyed: boolean;
}

/**
 * The year that is wound up: from 1 January on the one that ends in February, and that one to the end of December.
 *
 * ```ts
 * findTurningYear("2027-01-01"); // 2026
 * findTurningYear("2026-12-31"); // 2025
 * ```
 */
export function findTurningYear(today: CalendarDay): SchoolYear {
  return toDayParts(today).year - 1;
}

/** Each step and how it stands. It follows from what is there: at another device one goes on where one was (spec 15 §7). */
export function listYearTurnSteps(
  facts: YearTurnFacts,
): readonly { readonly step: YearTurnStep; readonly state: YearTurnState }[] {
  const { year, today, handedCount } = facts;
  const from = (isTime: boolean, isDone: boolean): YearTurnState =>
    isDone ? "done" : isTime ? "open" : "waits";
  return [
    { step: "close", state: facts.leftCount === 0 ? "done" : "open" },
    { step: "keep", state: "free" },
    { step: "handOver", state: from(isHandable(year, today), Boolean(handedCount)) },
    {
      step: "newYear",
      state: from(workingSchoolYear(today) > year, facts.hasSetting && facts.studentCount > 0),
    },
    { step: "tidy", state: from(!openSchoolYears(today).includes(year), facts.isDestroyed) },
  ];
}
