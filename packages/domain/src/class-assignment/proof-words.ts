import { withParticle } from "../hangul/particle.ts";
import type { AssignDraft, AssignRule } from "./assign-plan.ts";
import { boundAssign } from "./split/bound-assign.ts";
import { toProblem } from "./to-problem.ts";

/** What is known of a split: its cost, what no split can cost less than, and what the S-curve costs. */
export interface AssignProof {
  readonly cost: number;
  readonly bound: number;
  readonly sCurve: number;
  /** The wish that costs most of the bound, and what remains without it. */
  readonly wish?: { readonly words: string; readonly without: number };
}

/** Whether no split is better. */
export function isProven({ cost, bound }: AssignProof): boolean {
  return cost <= bound;
}

/**
 * The proof line: what was proven, or what is left of the unevenness of the S-curve (spec 13 §1).
 *
 * ```ts
 * toProofWords({ cost: 0, bound: 0, sCurve: 34_340 }); // "이보다 고르게 나눌 수 없어요 (증명됨)"
 * ```
 */
export function toProofWords(proof: AssignProof): string {
  const { cost, bound, sCurve, wish } = proof;
  if (!isProven(proof)) {
    const left = (Math.max(0, cost - bound) / Math.max(1, sCurve)) * 100;
    const words = left < 0.1 ? "0.1 %보다 적게" : `${left.toFixed(1)} %가`;
    return `S자 배정의 치우침 가운데 ${words} 남았어요. 더 줄일 수 있는지는 몰라요.`;
  }
  const proven = "이보다 고르게 나눌 수 없어요 (증명됨)";
  if (bound === 0) return proven;
  if (!wish) return `${proven}. 규칙을 지키느라 ${cost.toLocaleString("ko-KR")}은 남아요.`;
  return `${proven}. ${withParticle(wish.words, "을/를")} 지키느라 이만큼(${cost.toLocaleString("ko-KR")})은 남아요. 이 바람을 빼면 ${withParticle(wish.without.toLocaleString("ko-KR"), "이에요/예요")}.`;
}

/** Which together or fixed wishes a bound comes from: the one without which it falls most. */
export function findCostlyWish(draft: AssignDraft): AssignProof["wish"] {
  const whole = boundAssign(toProblem(draft).problem).bound;
  if (whole === 0) return undefined;
  let best: { readonly rule: string; readonly without: number } | undefined;
  for (const wishes of listWishes(draft.rules)) {
    const ids = new Set(wishes.map(({ id }) => id));
    const rules = draft.rules.filter(({ id }) => !ids.has(id));
    const without = boundAssign(toProblem({ ...draft, rules }).problem).bound;
    if (without < (best?.without ?? whole)) best = { rule: toWishWords(wishes), without };
  }
  return best && { words: best.rule, without: best.without };
}

/** Each group that stays together, and all who are fixed to one class. */
function listWishes(rules: readonly AssignRule[]): readonly (readonly AssignRule[])[] {
  const places = new Set(rules.flatMap(({ place }) => place ?? []));
  return [
    ...rules.filter(({ type }) => type === "together").map((rule) => [rule]),
    ...[...places].map((place) => rules.filter((rule) => rule.place === place)),
  ];
}

function toWishWords(wishes: readonly AssignRule[]): string {
  const pupils = new Set(wishes.flatMap((rule) => rule.pupils));
  return `'${wishes[0]?.type === "fixed" ? "고정" : "함께"}' ${pupils.size}명`;
}
