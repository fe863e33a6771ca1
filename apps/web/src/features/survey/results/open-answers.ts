import { sumQuestion, type QuestionSum } from "@damim/domain/survey/count-answers.ts";
import { sayNamedMembers } from "@damim/domain/survey/named-members.ts";
import { sayAnswer } from "@damim/domain/survey/split-choices.ts";
import type { KeptAnswer, SurveyQuestion } from "@damim/domain/survey/survey.ts";
import type { OpenSurvey } from "../survey-rows.ts";

/** What was answered to one question, as bars with counts, a median or words. */
export function sumOpenQuestion(open: OpenSurvey, question: SurveyQuestion): QuestionSum {
  const { survey, counted, members } = open;
  const of = { members, roster: survey.roster };
  return sumQuestion(question, counted, of, survey.source === "own");
}

/** An answer in one line; tapped numbers have the names of today. */
export function sayOpenAnswer(
  { survey: { source, roster }, members }: OpenSurvey,
  question: SurveyQuestion,
  { values }: Pick<KeptAnswer, "values">,
): string {
  const value = values[question.id] ?? "";
  return source === "own" && question.type === "pupils" && value !== ""
    ? sayNamedMembers(value, { members, roster })
    : sayAnswer(question, value);
}
