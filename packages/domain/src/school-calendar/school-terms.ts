import type { RecordKind } from "@damim/sync/kind.ts";
import { addDays, type CalendarDay } from "../calendar-day/calendar-day.ts";
import { toSchoolYearSpan, type SchoolYear } from "../school-year/school-year.ts";

/** The dates of a school's year, in the order in which they come. */
export const termDateNames = [
  "firstDay",
  "firstSemesterEnd",
  "summerStart",
  "secondDay",
  "winterStart",
  "winterReturn",
  "lastDay",
] as const;
export type TermDateName = (typeof termDateNames)[number];

/** Each date is optional, and empty again as `null`. One row a year, merged by field. */
export type SchoolTerms = { readonly [Name in TermDateName]?: CalendarDay | null };

export const SCHOOL_TERMS_ID = "terms";

export const termDateLabels: Readonly<Record<TermDateName, string>> = {
  firstDay: "개학·입학",
  firstSemesterEnd: "1학기 마지막 날",
  summerStart: "여름방학 시작",
  secondDay: "2학기 개학",
  winterStart: "겨울방학 시작",
  winterReturn: "겨울방학 뒤 개학",
  lastDay: "종업식·졸업식",
};

export const schoolTermsKind: RecordKind<SchoolTerms, "schoolTerms"> = {
  name: "schoolTerms",
  version: 1,
};

/** Days without lessons that follow from the dates, both ends included. */
export interface Vacation {
  readonly from: CalendarDay;
  readonly to: CalendarDay;
  readonly name: string;
}

/**
 * The vacations between the dates of a school year; what is not told gives none.
 *
 * ```ts
 * listVacations({ summerStart: "2026-07-25", secondDay: "2026-08-18" }, 2026);
 * // [{ from: "2026-07-25", to: "2026-08-17", name: "여름방학" }]
 * ```
 */
export function listVacations(terms: SchoolTerms, year: SchoolYear): readonly Vacation[] {
  const { from: yearStart, to: yearEnd } = toSchoolYearSpan(year);
  const { firstDay, summerStart, secondDay, winterStart, winterReturn, lastDay } = terms;
  const spans = [
    firstDay && { from: yearStart, to: addDays(firstDay, -1), name: "개학 전" },
    summerStart && secondDay && { from: summerStart, to: addDays(secondDay, -1), name: "여름방학" },
    winterStart && {
      from: winterStart,
      to: winterReturn ? addDays(winterReturn, -1) : yearEnd,
      name: "겨울방학",
    },
    lastDay && { from: addDays(lastDay, 1), to: yearEnd, name: "학년말방학" },
  ];
  return spans.flatMap((span) => (span && span.from <= span.to ? [span] : []));
}

/** The last day of the first semester (시행령 제44조: the second begins on the next), where it can be told. */
export function findFirstSemesterEnd(terms: SchoolTerms): CalendarDay | undefined {
  if (terms.firstSemesterEnd) return terms.firstSemesterEnd;
  return terms.secondDay ? addDays(terms.secondDay, -1) : undefined;
}
