import { recordSchoolYear } from "@damim/domain/school-year/school-year.ts";
import { schoolYearKind, toClassKey } from "@damim/domain/school-year/school-year-setting.ts";
import {
  listSurveys,
  readOpenSurvey,
} from "../../../apps/web/src/features/survey/rows/survey-rows.ts";
import type { Sums } from "./sums.ts";

/** As the results of a survey that pupils answered by its link count them. */
export const surveySums: Sums = ({ year, profile, today }) => {
  const setting = profile.rows(schoolYearKind).get(String(recordSchoolYear(today)));
  const facts = { today, ownClass: setting && toClassKey(setting) };
  const said = new Map<string, string | number>();
  for (const survey of listSurveys(year)) {
    if (!survey.roomId) continue;
    const { byStudent, counted } = readOpenSurvey(year, survey, facts);
    if (counted.length > 0) said.set(survey.id, counted.length);
    for (const [student, { values }] of byStudent) {
      const all = Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1));
      said.set(`${survey.id} ${student}`, JSON.stringify(all.map(([, value]) => value)));
    }
  }
  return said;
};
