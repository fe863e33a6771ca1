import { toKoreanDate } from "@damim/domain/calendar-day/korean-day.ts";
import {
  findFormerPupils,
  type FormerMatch,
  type FormerPupil,
  type FormerRoster,
} from "@damim/domain/former-pupil/find-former.ts";
import { formerKind } from "@damim/domain/former-pupil/former.ts";
import { toClassWords, toStudentClass } from "@damim/domain/school-year/class-choice.ts";
import { schoolYearKind, toClassKey } from "@damim/domain/school-year/school-year-setting.ts";
import { studentKind } from "@damim/domain/student/student.ts";
import { findPresent, type Store, type TeacherData } from "../../../data/teacher-data.ts";
import { openFormerYears } from "../../../data/years/former-years.ts";
import type { YearToSet } from "../found/use-found.ts";

/** The rosters of the teacher's years before. */
export async function findRosters(
  data: TeacherData,
  to: YearToSet,
): Promise<readonly FormerRoster[]> {
  await to.store.whole;
  const rosters: FormerRoster[] = [];
  for await (const { year, store } of openFormerYears(data, to.year))
    rosters.push({ year, students: [...store.rows(studentKind).values()] });
  return rosters;
}

/** The pupils of a year as it stands now whose names stood in one before, and all who were answered for. */
export function listMatches(
  store: Store,
  rosters: readonly FormerRoster[],
): readonly FormerMatch[] {
  return findFormerPupils(store.rows(studentKind).values(), rosters, store.rows(formerKind));
}

/** What helps to know a pupil of a former year again: 「2026학년도 3학년 2반 5번」, 「2017년 3월 2일생」. */
export function describeFormer(data: TeacherData, { year, pupil }: FormerPupil) {
  const setting = findPresent(data).profile.rows(schoolYearKind).get(String(year));
  const own = setting && toClassKey(setting);
  if (!pupil.name) return { place: `${year}학년도`, birthday: "이 기기의 명단에는 없어요" };
  const place = toClassWords(toStudentClass(pupil, own));
  const birthday = pupil.birthday ? `${toKoreanDate(pupil.birthday)}생` : "생년월일 없음";
  return {
    place: [`${year}학년도`, place, `${pupil.number}번`].join(" "),
    // In one line.
    birthday: birthday.replaceAll(" ", "\u00a0"),
  };
}
