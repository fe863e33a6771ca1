import type { RecordKind } from "@damim/sync/kind.ts";
import type { SchoolCode } from "../school-search/school.ts";
import type { ClassKey } from "../student/student.ts";
import type { WeatherPlace } from "../weather/weather-place.ts";
import type { TaughtClass } from "./taught-classes.ts";

/** 담임 or 교과 (전담 included). A homeroom teacher who also teaches other classes ticks a box. */
export type TeachingMode = "homeroom" | "subject";

/** What a teacher is in one school year; the row's id is the year as text ("2026"). */
export interface SchoolYearSetting {
  readonly mode: TeachingMode;
  readonly teachesOtherClasses: boolean;
  readonly school: string;
  /** 1 to 6. */
  readonly grade: number;
  /** Text, because classes are also called 가, 나 or A. */
  readonly classNo: string;
  /** Of a school that was picked from the search; its calendar can be taken over. */
  readonly schoolCode?: SchoolCode | null;
  /** For where the weather is shown; without it for the seat of the school's province. */
  readonly weatherPlace?: WeatherPlace | null;
  /** Classes besides the own one, or all of a subject teacher's, with what is taught there. */
  readonly taught?: readonly TaughtClass[] | null;
  /** The cards of 오늘 in the teacher's order, on all devices; nobody types it, and no form shows it. */
  readonly homeOrder?: readonly string[] | null;
}

/** The order of the newest year that has one: a new year begins with last year's. */
export function findHomeOrder(
  settings: ReadonlyMap<string, SchoolYearSetting>,
): readonly string[] | undefined {
  return [...settings]
    .sort(([a], [b]) => (a < b ? 1 : -1))
    .flatMap(([, { homeOrder }]) => (homeOrder ? [homeOrder] : []))
    .at(0);
}

export const LONGEST_SCHOOL_NAME_CHARACTERS = 60;
export const LONGEST_CLASS_NO_CHARACTERS = 10;

export const schoolYearKind: RecordKind<SchoolYearSetting, "schoolYear"> = {
  name: "schoolYear",
  version: 1,
};

/** The teacher's own class, e.g. "3-2". */
export function toClassKey(setting: Pick<SchoolYearSetting, "grade" | "classNo">): ClassKey {
  return `${setting.grade}-${setting.classNo}`;
}
