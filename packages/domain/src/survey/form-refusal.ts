import type { MessagesFor } from "../base/result.ts";

/** Why a table is no form. */
export type FormRefusal =
  | { readonly type: "FormEmpty" }
  | { readonly type: "AnswersMissing" }
  | { readonly type: "TooManyAnswers"; readonly most: number };

const safe = "있던 설문은 그대로 있어요.";

export const formMessages: MessagesFor<FormRefusal> = {
  FormEmpty: () =>
    `응답이 있는 표를 찾지 못했어요. ${safe} 맨 윗줄에 문항이 있는 표를 골라 주세요.`,
  AnswersMissing: () => `문항만 있고 응답이 없어요. ${safe} 응답이 들어온 뒤에 다시 가져와 주세요.`,
  TooManyAnswers: ({ most }) =>
    `응답이 ${most}개보다 많아서 가져오지 않았어요. ${safe} 우리 반 응답만 담아 다시 해 주세요.`,
};
