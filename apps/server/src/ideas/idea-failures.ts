import { toSentence } from "@damim/domain/base/result.ts";
import { ideaMessages, type IdeaRefusal } from "@damim/domain/idea/check-idea.ts";
import { failure, HttpFailure } from "../http/http-failure.ts";

export function refusedIdea(refusal: IdeaRefusal): HttpFailure {
  return new HttpFailure(422, refusal.type, toSentence(ideaMessages, refusal));
}

export const noSuchIdea = failure(
  404,
  "IdeaUnknown",
  "지금은 없는 생각이에요. 목록을 다시 열어 주세요.",
);

export const ideaIdTaken = failure(
  409,
  "IdeaIdTaken",
  "이 생각을 올리지 못했어요. 글은 이 기기에 있어요. 새 생각에 옮겨 올려 주세요.",
);

export const ideaUnderReview = failure(
  409,
  "IdeaUnderReview",
  "살펴보는 중이라 지금은 고칠 수 없어요. 고치던 글은 이 기기에 있어요.",
);
