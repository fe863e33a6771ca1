import { toSeoulDay, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import {
  FAMILY_PAGE_ID,
  familyCardKind,
  familyPageKind,
  isPageOpen,
} from "@damim/domain/family-page/family-page.ts";
import { familyReportKind } from "@damim/domain/family-report/family-report.ts";
import { listReportDays } from "@damim/domain/family-report/report-days.ts";
import { isNumbersOnly } from "@damim/domain/numbers-only/find-numbers-only.ts";
import { ownDayKind } from "@damim/domain/school-calendar/own-day.ts";
import {
  buildSchoolCalendar,
  type SchoolCalendar,
} from "@damim/domain/school-calendar/school-calendar.ts";
import {
  listVacations,
  SCHOOL_TERMS_ID,
  schoolTermsKind,
} from "@damim/domain/school-calendar/school-terms.ts";
import { toSchoolYearSpan, type SchoolYear } from "@damim/domain/school-year/school-year.ts";
import { schoolYearKind } from "@damim/domain/school-year/school-year-setting.ts";
import { profileScope, yearScope } from "@damim/domain/school-year/scope.ts";
import { studentKind, type RosterStudent } from "@damim/domain/student/student.ts";
import { readKinds } from "../db/read-kinds.ts";
import type { Queries } from "../db/schema.ts";

/** What a code of kind `class` opens. */
export interface ClassPlace {
  readonly uid: string;
  readonly year: SchoolYear;
  readonly codeHash: string;
}

/** What a class says of who may tell what. */
export interface ReportYear {
  readonly isOff: boolean;
  readonly isCardsOnly: boolean;
  readonly calendar: SchoolCalendar;
  readonly days: readonly CalendarDay[];
  readonly students: readonly RosterStudent[];
  /** The pupil's id by the hash of the card's key. */
  readonly pupilByCard: ReadonlyMap<string, string>;
  /** All that was told, as it is stored. */
  readonly reports: readonly { readonly id: string; readonly data: object }[];
}

const kindNames = [
  familyPageKind,
  familyCardKind,
  familyReportKind,
  ownDayKind,
  schoolTermsKind,
  studentKind,
].map(({ name }) => name);

/** Nothing where the page of the class is not there or its last day is over. */
export async function readReportYear(
  queries: Queries,
  { uid, year }: ClassPlace,
  now: number,
): Promise<ReportYear | undefined> {
  const scope = yearScope(uid, year);
  const [rows, profile] = await Promise.all([
    readKinds(queries, scope, kindNames),
    readKinds(queries, profileScope(uid), [schoolYearKind.name]),
  ]);
  const page = rows(familyPageKind).get(FAMILY_PAGE_ID);
  const today = toSeoulDay(now);
  if (!isPageOpen(page, today)) return undefined;
  const terms = rows(schoolTermsKind).get(SCHOOL_TERMS_ID) ?? {};
  const calendar = buildSchoolCalendar(rows(ownDayKind).values(), listVacations(terms, year));
  const { from } = toSchoolYearSpan(year);
  return {
    isOff: page.hidesReports === true,
    // Where there are numbers only, the server knows no name to hold against the one that was typed.
    isCardsOnly: page.cardsOnly === true || isNumbersOnly(profile(schoolYearKind), scope),
    calendar,
    days: listReportDays(calendar, today, page.endsOn).filter((day) => day >= from),
    students: [...rows(studentKind).values()],
    reports: [...rows(familyReportKind).values()].map((data) => ({ id: data.id, data })),
    pupilByCard: new Map(
      [...rows(familyCardKind).values()].map(({ keyHash, studentId }) => [keyHash, studentId]),
    ),
  };
}
