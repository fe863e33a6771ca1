import type { RecordKind } from "@damim/sync/kind.ts";
import type { ClassKey } from "../student/student.ts";
import type { SchoolYearSetting } from "./school-year-record.ts";

export type { SchoolYearSetting };

/** The order of the newest year that has one: a new year begins with last year's. */
export function findHomeOrder(
  settings: ReadonlyMap<string, SchoolYearSetting>,
): readonly string[] | undefined {
  return [...settings]
    .sort(([a], [b]) => (a < b ? 1 : -1))
    .flatMap(([, { homeOrder }]) => (homeOrder ? [homeOrder] : []))
    .at(0);
}

/** What was put away in any year: a new one does not begin with the hints of the last. */
export function listPutAway(settings: ReadonlyMap<string, SchoolYearSetting>): readonly string[] {
  return [...settings.values()].flatMap(({ putAway }) => putAway ?? []);
}

export const LONGEST_CLASS_NO_CHARACTERS = 10;

export const schoolYearKind: RecordKind<SchoolYearSetting, "schoolYear"> = {
  name: "schoolYear",
  version: 1,
};

/** The teacher's own class, e.g. "3-2". */
export function toClassKey(setting: Pick<SchoolYearSetting, "grade" | "classNo">): ClassKey {
  return `${setting.grade}-${setting.classNo}`;
}

/** 「학교와 반」 of a paper: 「새솔초등학교 3학년 2반」, and the school alone of who has no class. To be written by hand where it is not known. */
export function saySchoolAndClass(setting: SchoolYearSetting | undefined): string {
  if (!setting?.school) return "";
  const { school, mode, grade, classNo } = setting;
  return mode === "homeroom" ? `${school} ${grade}학년 ${classNo}반` : school;
}
