import { sumQuestion, type QuestionSum } from "@damim/domain/survey/count-answers.ts";
import type { SurveyQuestion } from "@damim/domain/survey/survey.ts";
import type { OpenSurvey } from "../rows/survey-rows.ts";

/** What was answered to one question, as bars with counts, a median or words. */
export function sumOpenQuestion(open: OpenSurvey, question: SurveyQuestion): QuestionSum {
  const { survey, counted, members } = open;
  const of = { members, roster: survey.roster };
  return sumQuestion(question, counted, of, survey.source === "own");
}
