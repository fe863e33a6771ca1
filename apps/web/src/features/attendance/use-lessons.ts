import { schoolYearKind } from "@damim/domain/school-year/school-year-setting.ts";
import { parseScope } from "@damim/domain/school-year/scope.ts";
import type { Store } from "../../data/teacher-data.ts";
import { useRow, useTeacherData } from "../../data/use-teacher-data.ts";
import { useAttendanceRules } from "./mark/use-sub-reasons.ts";

/**
 * The lessons that this teacher calls the roll of: who teaches a subject or other classes, and everybody in a
 * middle or high school. Empty for a class teacher of an elementary school, who marks days.
 */
export function useLessons(store: Store): readonly number[] {
  const { profile, past } = useTeacherData();
  const scope = parseScope(store.scope);
  const setting = useRow(profile, schoolYearKind, String(scope?.type === "year" ? scope.year : ""));
  const { lessonsADay, athleteLevel } = useAttendanceRules(store);
  const isByLesson =
    setting?.mode === "subject" ||
    setting?.teachesOtherClasses === true ||
    athleteLevel !== "elementary";
  // A year that is over is read by days.
  return isByLesson && !past ? Array.from({ length: lessonsADay }, (_, index) => index + 1) : [];
}
