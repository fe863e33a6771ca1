import type { SurveyQuestion } from "./survey.ts";

const unkind =
  /싫|불편|힘들|힘든|어려|괴롭|미운|밉|다투|다툰|싸우|싸운|피하|떨어|떼어|않은|않는|하지 않/u;

/** Whether a question asks for friends; whom somebody does not want is read as a table and never drawn. */
export function asksForFriends({ type, head }: SurveyQuestion): boolean {
  return type === "pupils" && !unkind.test(head);
}

const parting =
  /싫|불편한|싶지 않|기\s*(?:힘든|힘들|어려)|피하고 싶|다툰|다투는|다투게|싸운|싸우는|싸우게|괴롭히는|괴롭힌|미운|미워|떨어져|떨어지고 싶|떼어/u;
/** 「떨어지기 싫은」, 「싸운 적 없는」, 「불편한 친구를 도와준」: what undoes it, or turns it round. */
const turned =
  /(?:떨어지|헤어지|떼어 놓)[^?.]*(?:싫|않|어려|힘)|(?:적|일)이?\s*없|지\s*않(?:는|고|게|아)|도와|도운|위로|말려|달래|화해/u;

/**
 * Whether a question asks from whom somebody would rather be apart. Leans to no: 「아직 친해지지 않은 친구」 asks for
 * neither.
 */
export function asksToPart({ type, head }: SurveyQuestion): boolean {
  return type === "pupils" && parting.test(head) && !turned.test(head);
}
