import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { schoolYearKind } from "@damim/domain/school-year/school-year-setting.ts";
import { parseScope } from "@damim/domain/school-year/scope.ts";
import type { Store } from "../../data/teacher-data.ts";
import { useRow, useTeacherData } from "../../data/use-teacher-data.ts";
import { useLessonsOfDay } from "./lessons/use-lessons-of-day.ts";
import { useAttendanceRules } from "./mark/use-sub-reasons.ts";

/**
 * The lessons that this teacher calls the roll of: who teaches a subject or other classes, and everybody in a
 * middle or high school; as many as the class table gives the day, else as the rules say. Empty for a class teacher of an elementary school, who marks days.
 */
export function useLessons(store: Store, day: CalendarDay): readonly number[] {
  const { profile, past } = useTeacherData();
  const scope = parseScope(store.scope);
  const setting = useRow(profile, schoolYearKind, String(scope?.type === "year" ? scope.year : ""));
  const { lessonsADay, athleteLevel } = useAttendanceRules(store);
  const ofDay = useLessonsOfDay(store, day);
  const isByLesson =
    setting?.mode === "subject" ||
    setting?.teachesOtherClasses === true ||
    athleteLevel !== "elementary";
  // A year that is over is read by days.
  return isByLesson && !past
    ? Array.from({ length: ofDay ?? lessonsADay }, (_, index) => index + 1)
    : [];
}
