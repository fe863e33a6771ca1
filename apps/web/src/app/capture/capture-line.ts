import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { schoolYearKind, toClassKey } from "@damim/domain/school-year/school-year-setting.ts";
import { recordSchoolYear } from "@damim/domain/school-year/school-year.ts";
import { useDraft } from "../../data/drafts/use-draft.ts";
import type { TeacherData } from "../../data/teacher-data.ts";
import { useTeacherData } from "../../data/use-teacher-data.ts";

/** What the keys of all lines begin with. */
export const LINE_HEAD = "capture";

/**
 * The line of 한 줄 기록: one for the row on 오늘 and the dialog. It is kept until it is recorded, under the day, the year and
 * the class for which it was typed, for 「7-9 우유」 says something else tomorrow, and of another class.
 */
export function useCaptureLine(
  today: CalendarDay,
): readonly [line: string, changeLine: (line: string) => void] {
  const [line, keep, , forget] = useDraft(toLineKey(useTeacherData(), today), "");
  return [line, (next) => (next === "" ? forget() : keep(next))];
}

export function toLineKey({ profile }: TeacherData, day: CalendarDay): string {
  const year = recordSchoolYear(day);
  const setting = profile.rows(schoolYearKind).get(String(year));
  return [LINE_HEAD, day, year, setting ? toClassKey(setting) : ""].join(":");
}
