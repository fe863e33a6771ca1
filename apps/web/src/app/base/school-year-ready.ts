import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { schoolYearKind } from "@damim/domain/school-year/school-year-setting.ts";
import {
  isYearReady,
  recordSchoolYear,
  type SchoolYear,
} from "@damim/domain/school-year/school-year.ts";
import type { TeacherData } from "../../data/teacher-data.ts";
import { recordPages } from "./record-pages.ts";

/** Whether the teacher has a year to work in today. */
export function isSchoolYearReady({ profile, now }: TeacherData): boolean {
  const settings = profile.rows(schoolYearKind);
  return isYearReady(toSeoulDay(now()), (year) => settings.has(String(year)));
}

/** The last year before this one that has its setting, by the ids of all. */
export function findFormerYear(ids: Iterable<string>, room: SchoolYear): SchoolYear | undefined {
  const former = [...ids].map(Number).filter((year) => year < room);
  return former.length > 0 ? Math.max(...former) : undefined;
}

/** Screens of the account. */
const yearlessScreens = ["/data", "/mypage", "/devices", "/access-log", "/trash", "/notice"];

/**
 * The screens of who has no school year to go on with but had one, as one who leaves the class: the records of that year, and
 * the account. Nothing is open to who has never set one.
 */
export function listOpenWithoutYear({ profile, now }: TeacherData): readonly string[] {
  const room = recordSchoolYear(toSeoulDay(now()));
  const isFormer = findFormerYear(profile.rows(schoolYearKind).keys(), room) !== undefined;
  return isFormer ? [...recordPages, ...yearlessScreens] : [];
}
