import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { destructionKind } from "@damim/domain/destruction/destruction.ts";
import { toClassWords } from "@damim/domain/school-year/class-choice.ts";
import { schoolYearKind, toClassKey } from "@damim/domain/school-year/school-year-setting.ts";
import { recordSchoolYear, type SchoolYear } from "@damim/domain/school-year/school-year.ts";
import { findComingYear } from "@damim/domain/school-year/year-of-page.ts";
import { findPresent } from "../teacher-data.ts";
import { useRows, useTeacherData } from "../use-teacher-data.ts";

/** A school year that can be shown, and how it is called: 「3학년 2반 · 올해」. */
export interface YearOption {
  readonly year: SchoolYear;
  readonly label: string;
  readonly way: "now" | "ahead" | "past";
}

/** This year, the one that comes where it can be made ahead, and those that are over, have a setting and were not destroyed, the last one first. */
export function useYearOptions(): readonly YearOption[] {
  const { profile, now } = findPresent(useTeacherData());
  const settings = useRows(profile, schoolYearKind);
  const destructions = useRows(profile, destructionKind);
  const today = toSeoulDay(now());
  const room = recordSchoolYear(today);
  const coming = findComingYear(today);
  const past = [...settings.keys()]
    .map(Number)
    .filter((year) => year < room && !destructions.get(String(year))?.number)
    .sort((a, b) => b - a);
  const toOption = (year: SchoolYear, way: YearOption["way"], words: string): YearOption => {
    const setting = settings.get(String(year));
    const name = setting && toClassWords(toClassKey(setting));
    return { year, way, label: `${name ?? `${year}학년도`} · ${words}` };
  };
  // Who was away for a year, or begins with the coming one, has none this year.
  const hasRoom = settings.has(String(room)) || !settings.has(String(coming));
  return [
    ...(hasRoom ? [toOption(room, "now", "올해")] : []),
    ...(coming === undefined ? [] : [toOption(coming, "ahead", "새 학년도")]),
    ...past.map((year) => toOption(year, "past", `${year}학년도`)),
  ];
}
