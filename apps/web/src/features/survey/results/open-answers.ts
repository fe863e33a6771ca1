import { sayNamedMembers } from "@damim/domain/survey/named-members.ts";
import { sayAnswer } from "@damim/domain/survey/split-choices.ts";
import type { KeptAnswer, SurveyQuestion } from "@damim/domain/survey/survey.ts";
import type { OpenSurvey } from "../rows/survey-rows.ts";

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
