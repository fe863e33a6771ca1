import { schoolYearKind } from "@damim/domain/school-year/school-year-setting.ts";
import type { SchoolYear } from "@damim/domain/school-year/school-year.ts";
import { useRow, useTeacherData } from "../../data/use-teacher-data.ts";

export type LetterFoot = readonly [left: string, right: string];

/** What stands small at the end of a letter: where it stays for families who have a page, and the school. */
export function useLetterFoot(year: SchoolYear): LetterFoot {
  const { profile } = useTeacherData();
  const school = useRow(profile, schoolYearKind, String(year))?.school ?? "";
  return ["", school];
}
