import { withParticle } from "@damim/domain/hangul/particle.ts";
import type { GuideStep } from "../../kit/manifest/guide.ts";

/**
 * What to do, in one line: 「"나머지 모두 왔어요"를 눌러요」.
 *
 * @param place the name of the screen that a step opens
 */
export function toStepWords(step: GuideStep, place: string): string {
  if ("open" in step) return `${withParticle(place, "을/를")} 열어요`;
  const name = `"${step.name}"`;
  if ("type" in step) return step.type === "combobox" ? `${name}에서 골라요` : `${name}에 적어요`;
  const isChosen = step.press === "radio" || step.press === "checkbox";
  return `${withParticle(name, "을/를")} ${isChosen ? "골라요" : "눌러요"}`;
}
