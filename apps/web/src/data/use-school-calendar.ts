import { ownDayKind } from "@damim/domain/school-calendar/own-day.ts";
import {
  buildSchoolCalendar,
  plainCalendar,
  type SchoolCalendar,
} from "@damim/domain/school-calendar/school-calendar.ts";
import type { SchoolYear } from "@damim/domain/school-year/school-year.ts";
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
  return useLive((data) => readSchoolCalendar(data.years.get(year)));
}

/** The calendars of all open years as one, for what may reach over 1 March: a line of 한 줄 기록, a span. */
export function useOpenYearsCalendar(): SchoolCalendar {
  return useLive(readOpenYearsCalendar);
}

const byStore = new WeakMap<
  Store,
  { readonly revision: number; readonly calendar: SchoolCalendar }
>();

/** The calendar of one year's rows as they are now; for commands. Screens ask `useSchoolCalendar`. */
function readSchoolCalendar(store: Store | undefined): SchoolCalendar {
  if (!store) return plainCalendar;
  const revision = store.revision(ownDayKind.name);
  const last = byStore.get(store);
  if (last?.revision === revision) return last.calendar;
  const calendar = buildSchoolCalendar(store.rows(ownDayKind).values());
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
  const calendar = buildSchoolCalendar(parts.flatMap(({ ownDays }) => [...ownDays.values()]));
  byData.set(data, { parts, calendar });
  return calendar;
}
