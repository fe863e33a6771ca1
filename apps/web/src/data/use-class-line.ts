import { listClasses, toClassWords } from "@damim/domain/school-year/class-choice.ts";
import { schoolYearKind, toClassKey } from "@damim/domain/school-year/school-year-setting.ts";
import type { SchoolYear } from "@damim/domain/school-year/school-year.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import { useRow, useTeacherData } from "./use-teacher-data.ts";

/**
 * Whose a printed sheet is: 「새봄초등학교 3학년 2반 · 담임 한유진」. Of pupils of another class the teacher is no
 * 담임, and pupils of several classes have no class in common.
 */
export function useClassLine(year: SchoolYear, students: readonly RosterStudent[]): string {
  const { profile, teacher } = useTeacherData();
  const setting = useRow(profile, schoolYearKind, String(year));
  const own = setting && toClassKey(setting);
  const [classKey, ...others] = listClasses(students, own);
  const isOwn = others.length === 0 && (classKey === undefined || classKey === own);
  const isHomeroom = isOwn && setting?.mode === "homeroom";
  const words = others.length === 0 ? toClassWords(classKey ?? own) : "";
  return [
    [setting?.school, words].filter(Boolean).join(" "),
    `${isHomeroom ? "담임" : "교사"} ${teacher.nickName}`,
  ]
    .filter(Boolean)
    .join(" · ");
}
