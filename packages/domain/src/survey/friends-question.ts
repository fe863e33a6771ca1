import type { SurveyQuestion } from "./survey.ts";

const unkind =
  /싫|불편|힘들|힘든|어려|괴롭|미운|밉|다투|다툰|싸우|싸운|피하|떨어|떼어|않은|않는|하지 않/u;

/** Whether a question asks for friends; whom somebody does not want is read as a table and never drawn. */
export function asksForFriends({ type, head }: SurveyQuestion): boolean {
  return type === "pupils" && !unkind.test(head);
}
