import { ownDayKind } from "@damim/domain/school-calendar/own-day.ts";
import {
  findFirstSemesterEnd,
  listVacations,
  SCHOOL_TERMS_ID,
  schoolTermsKind,
  type SchoolTerms,
} from "@damim/domain/school-calendar/school-terms.ts";
import {
  buildSchoolCalendar,
  plainCalendar,
  type SchoolCalendar,
} from "@damim/domain/school-calendar/school-calendar.ts";
import { schoolYearKind } from "@damim/domain/school-year/school-year-setting.ts";
import type { SchoolYear } from "@damim/domain/school-year/school-year.ts";
import { parseScope } from "@damim/domain/school-year/scope.ts";
import type { Store, TeacherData } from "./teacher-data.ts";
import { useLive } from "./use-teacher-data.ts";

/**
 * Which days the school is open in a school year, live. The same object until an own day changes, so that it
 * can stand in a memo's list. A year that is not open on this device has the public holidays alone.
 *
 * ```ts
 * const calendar = useSchoolCalendar(recordSchoolYear(day));
 * ```
 */
export function useSchoolCalendar(year: SchoolYear): SchoolCalendar {
  return useLive((data) => readWrittenCalendar(data, year));
}

const written = new WeakMap<SchoolCalendar, SchoolCalendar>();

/** The calendar of a school year as it is now, with the first day of use, which the setting of the year tells. */
export function readWrittenCalendar(
  { years, profile }: Pick<TeacherData, "years" | "profile">,
  year: SchoolYear,
): SchoolCalendar {
  const calendar = readSchoolCalendar(years.get(year));
  const firstUse = profile.rows(schoolYearKind).get(String(year))?.firstUseOn;
  const last = written.get(calendar);
  if (!firstUse || last?.firstUse === firstUse) return (firstUse && last) || calendar;
  const next = { ...calendar, firstUse };
  written.set(calendar, next);
  return next;
}

/** The calendars of all open years as one, for what may reach over 1 March: a line of 한 줄 기록, a span. */
export function useOpenYearsCalendar(): SchoolCalendar {
  return useLive(readOpenYearsCalendar);
}

const byStore = new WeakMap<
  Store,
  { readonly revision: string; readonly calendar: SchoolCalendar }
>();

/** The dates of the terms of one year's rows, empty until the teacher tells them. */
export function readSchoolTerms(store: Store): SchoolTerms {
  return store.rows(schoolTermsKind).get(SCHOOL_TERMS_ID) ?? noTerms;
}

const noTerms: SchoolTerms = {};

/** The calendar of one year's rows as they are now. */
export function readSchoolCalendar(store: Store | undefined): SchoolCalendar {
  if (!store) return plainCalendar;
  const revision = `${store.revision(ownDayKind.name)},${store.revision(schoolTermsKind.name)}`;
  const last = byStore.get(store);
  if (last?.revision === revision) return last.calendar;
  const scope = parseScope(store.scope);
  const terms = readSchoolTerms(store);
  const calendar = buildSchoolCalendar(
    store.rows(ownDayKind).values(),
    scope?.type === "year" ? listVacations(terms, scope.year) : [],
    findFirstSemesterEnd(terms),
  );
  byStore.set(store, { revision, calendar });
  return calendar;
}

const byData = new WeakMap<
  TeacherData,
  { readonly parts: readonly SchoolCalendar[]; readonly calendar: SchoolCalendar }
>();

function readOpenYearsCalendar(data: TeacherData): SchoolCalendar {
  const parts = [...data.years.values()].map(readSchoolCalendar);
  const [only = plainCalendar, ...others] = parts;
  if (others.length === 0) return only;
  const last = byData.get(data);
  if (
    last &&
    last.parts.length === parts.length &&
    last.parts.every((each, i) => each === parts[i])
  )
    return last.calendar;
  const calendar = buildSchoolCalendar(
    parts.flatMap(({ ownDays }) => [...ownDays.values()]),
    parts.flatMap(({ vacations }) => vacations),
  );
  byData.set(data, { parts, calendar });
  return calendar;
}
