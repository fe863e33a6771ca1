// Loaded with what shows due things.
import type { DueCode } from "../../../kit/manifest/due-source.ts";
import { toSurveyPlace } from "../survey-place.ts";
import { listSurveys, readSurveyView } from "../rows/survey-rows.ts";

/** Open surveys in which somebody is missing. */
export const listDue: DueCode["listDue"] = ({ store, today }) =>
  listSurveys(store)
    // Who has not answered an own survey is known where its room is open.
    .filter(({ source, closedOn }) => source !== "own" && !closedOn)
    .flatMap((survey) => {
      const { missing } = readSurveyView(store, survey, { today, ownClass: undefined });
      if (missing.length === 0) return [];
      return [
        {
          id: survey.id,
          title: `설문: 안 낸 학생 ${missing.length}명`,
          detail: survey.title,
          to: toSurveyPlace(survey.id),
        },
      ];
    });
