import { schoolYearKind } from "@damim/domain/school-year/school-year-setting.ts";
import type { SchoolYear } from "@damim/domain/school-year/school-year.ts";
import { useRow, useTeacherData } from "../../data/use-teacher-data.ts";

export type LetterFoot = readonly [left: string, right: string];

/** What stands small at the end of a letter: that it stays where families have a page, and the school. */
export function useLetterFoot(year: SchoolYear, hasFamilyPage: boolean): LetterFoot {
  const { profile } = useTeacherData();
  const school = useRow(profile, schoolYearKind, String(year))?.school ?? "";
  return [hasFamilyPage ? "우리 반 소식에서 언제나 다시 볼 수 있어요" : "", school];
}
