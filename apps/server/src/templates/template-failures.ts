import { toSentence } from "@damim/domain/base/result.ts";
import { cardMessages, type CardRefusal } from "@damim/domain/templates/gallery.ts";
import { templateMessages, type TemplateRefusal } from "@damim/domain/templates/template-file.ts";
import { failure, HttpFailure } from "../http/http-failure.ts";

export function refusedCard(refusal: CardRefusal): HttpFailure {
  return new HttpFailure(422, refusal.type, toSentence(cardMessages, refusal));
}

export function refusedTemplate(refusal: TemplateRefusal): HttpFailure {
  return new HttpFailure(422, refusal.type, toSentence(templateMessages, refusal));
}

export const noSuchTemplate = failure(
  404,
  "TemplateUnknown",
  "지금은 없는 틀이에요. 목록을 다시 열어 주세요.",
);

export const templateIdTaken = failure(
  409,
  "TemplateIdTaken",
  "이 틀을 나누지 못했어요. 적은 말은 그대로 있어요. 창을 닫고 다시 나눠 주세요.",
);
