import { countDaysBetween, toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toSchoolYearSpan, type SchoolYear } from "@damim/domain/school-year/school-year.ts";
import { overData } from "../over-data.ts";
import type { Store, TeacherData } from "../teacher-data.ts";

const DAY_MS = 86_400_000;

/**
 * The teacher's data as on the first day of the school year that comes, at this hour: every screen that asks for today, its
 * store or its roster shows that year, and what is made there stands when it begins (새 학년도 준비).
 */
export function toAheadData(
  present: TeacherData,
  { year, store }: { readonly year: SchoolYear; readonly store: Store },
): TeacherData {
  const { from } = toSchoolYearSpan(year);
  return overData(present, {
    ahead: { year, present },
    years: new Map([[year, store]]),
    now() {
      const now = present.now();
      return now + countDaysBetween(toSeoulDay(now), from) * DAY_MS;
    },
  });
}
