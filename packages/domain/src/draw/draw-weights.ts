import { ok, refuse, type MessagesFor, type Result } from "../base/result.ts";
import { withParticle } from "../hangul/particle.ts";
import { readTerms } from "./draw-terms.ts";
import { LARGEST_WEIGHT, type DrawItem } from "./draw.ts";

export type WeightsRefusal =
  | { readonly type: "WeightUnclear"; readonly part: string }
  | { readonly type: "WeightOfNobody"; readonly part: string };

export const weightsMessages: MessagesFor<WeightsRefusal> = {
  WeightUnclear: ({ part }) =>
    `${withParticle(`「${part.slice(0, 20)}」`, "을/를")} 읽지 못했어요. 「3 *2」처럼 1부터 ${LARGEST_WEIGHT}까지 적어 주세요.`,
  WeightOfNobody: ({ part }) =>
    `${withParticle(`「${part.slice(0, 20)}」`, "은/는")} 뽑을 목록에 없어요.`,
};

/** Who is drawn more often than others in 매번 모두, from 2 up; who is not in it weighs 1. */
export type DrawWeights = ReadonlyMap<DrawItem, number>;

/**
 * The weights of a draw as they are typed, parted by commas or lines.
 *
 * @param items numbers of the class, or the texts of a list
 *
 * ```ts
 * readWeights("3 *2, 8번 ×5", [3, 8]); // 3 → 2, 8 → 5
 * ```
 */
export function readWeights(
  typed: string,
  items: readonly DrawItem[],
): Result<DrawWeights, WeightsRefusal> {
  const weights = new Map<DrawItem, number>();
  const parts = typed.normalize("NFKC").split(/[,\n]/u);
  for (const part of parts.map((each) => each.trim()).filter(Boolean)) {
    const [, who = "", times = ""] = /^(.+?)\s*[*×x]\s*(\d{1,2})$/iu.exec(part) ?? [];
    const weight = Number(times);
    if (times === "" || weight < 1 || weight > LARGEST_WEIGHT)
      return refuse({ type: "WeightUnclear", part });
    const item = items.find((each) => who === String(each) || who === `${each}번`);
    if (item === undefined) return refuse({ type: "WeightOfNobody", part: who });
    if (weight > 1) weights.set(item, weight);
  }
  return ok(weights);
}

/** 「가중치 켜짐: 3번 ×2, 8번 ×5」: the class is told of every weight. Nothing where all weigh the same. */
export function toWeightsWords(weights: DrawWeights): string | undefined {
  if (weights.size === 0) return undefined;
  const words = [...weights].map(
    ([item, weight]) => `${typeof item === "number" ? `${item}번` : item} ×${weight}`,
  );
  return `가중치 켜짐: ${words.join(", ")}`;
}

/** Whether a draw of anybody was sealed with just these weights, for those whom it is about. */
export function isWeighed(terms: string, weights: DrawWeights): boolean {
  const { who = [], weights: sealed } = readTerms(terms) ?? {};
  return who.every((item, index) => (sealed?.[index] ?? 1) === (weights.get(item) ?? 1));
}
