import {
  schoolYearKind,
  type SchoolYearSetting,
} from "@damim/domain/school-year/school-year-setting.ts";
import type { SchoolYear } from "@damim/domain/school-year/school-year.ts";
import { findClassYear } from "../../data/teacher-data.ts";
import { useRow, useTeacherData } from "../../data/use-teacher-data.ts";

/** The year whose rows the open page shows, its setting and how the class is called: 「3학년 2반」. */
export function useOurClass(): {
  readonly year: SchoolYear;
  readonly setting: SchoolYearSetting | undefined;
  readonly className: string;
} {
  const data = useTeacherData();
  const year = findClassYear(data);
  const setting = useRow(data.profile, schoolYearKind, String(year));
  return {
    year,
    setting,
    className: data.club
      ? data.club.entry.name
      : setting
        ? `${setting.grade}학년 ${setting.classNo}반`
        : `${year}학년도`,
  };
}
