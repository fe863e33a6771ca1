import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { schoolYearKind } from "@damim/domain/school-year/school-year-setting.ts";
import { isYearReady } from "@damim/domain/school-year/school-year.ts";
import type { TeacherData } from "../../data/teacher-data.ts";

/** Whether the teacher has a year to work in today. */
export function isSchoolYearReady({ profile, now }: TeacherData): boolean {
  const settings = profile.rows(schoolYearKind);
  return isYearReady(toSeoulDay(now()), (year) => settings.has(String(year)));
}
