import { withParticle } from "../hangul/particle.ts";
import type { AssignDraft, AssignRule } from "./assign-plan.ts";
import { toSizes } from "./split/assign-problem.ts";
import { boundAssign } from "./split/bound-assign.ts";
import { compileAssign, countCost, sumRules } from "./split/split-state.ts";
import { toProblem } from "./to-problem.ts";

/** What is known of a split: its cost, what no split can cost less than, and what the S-curve costs. */
export interface AssignProof {
  readonly cost: number;
  readonly bound: number;
  /** Without the rules that it does not keep. */
  readonly sCurve: number;
  /** The least that a split of these pupils was seen to cost that keeps all these rules (`findReached`). */
  readonly reached?: number | undefined;
  /** How many rules it does not keep: what they cost is no unevenness. */
  readonly broken?: number;
  /** The wish that costs most of the bound, and what remains without it. */
  readonly wish?: { readonly words: string; readonly without: number };
}

/** The proof line, and whether all is well: proven, and no rule broken. */
export interface ProofLine {
  readonly words: string;
  readonly isGood: boolean;
}

/**
 * The proof line: what was proven, what is left of the unevenness of the S-curve (spec 13 §1), or by how much a split
 * was better before it was changed by hand. It never says more than is known, and nothing against a broken rule beside it.
 *
 * ```ts
 * toProofLine({ cost: 0, bound: 0, sCurve: 34_340 }).words; // "이보다 고르게 나눌 수 없어요 (증명됨)"
 * ```
 */
export function toProofLine(proof: AssignProof): ProofLine {
  const { cost, bound, sCurve, reached = cost, broken = 0, wish } = proof;
  const say = (words: string, isGood = false): ProofLine => ({ words, isGood });
  if (cost <= bound) {
    if (broken > 0)
      return say(`규칙 ${broken}개가 어긋나지만, 이보다 나은 나눔은 없어요 (증명됨).`);
    const best = "이보다 고르게 나눌 수 없어요 (증명됨)";
    if (cost === 0) return say(best, true);
    const left = cost.toLocaleString("ko-KR");
    if (!wish) return say(`${best}. 학생 수가 딱 나누어지지 않아 이만큼(${left})은 남아요.`, true);
    const without = withParticle(wish.without.toLocaleString("ko-KR"), "이에요/예요");
    return say(
      `${best}. ${withParticle(wish.words, "을/를")} 지키느라 이만큼(${left})은 남아요. 이 바람을 빼면 ${without}.`,
      true,
    );
  }
  const proven = reached <= bound ? ", 증명됨" : "";
  const before = reached.toLocaleString("ko-KR");
  if (broken > 0)
    return say(
      reached < cost
        ? `규칙 ${broken}개가 어긋나요. 규칙을 모두 지킨 나눔(치우침 ${before}${proven})이 앞서 있었어요.`
        : `규칙 ${broken}개가 어긋나요. 모두 지키는 나눔이 있는지는 다시 나누어 보아야 알 수 있어요.`,
    );
  if (reached < cost) {
    const than = proven ? "가장 고른 나눔" : "앞서 나눈 것";
    const more = (cost - reached).toLocaleString("ko-KR");
    return say(`${than}(치우침 ${before}${proven})보다 ${more}만큼 더 치우쳐요.`);
  }
  if (cost > sCurve)
    return say(`S자 배정보다 ${(cost - sCurve).toLocaleString("ko-KR")}만큼 더 치우쳐요.`);
  const left = ((cost - bound) / sCurve) * 100;
  const words = left < 0.1 ? "0.1 %보다 적게" : `${left.toFixed(1)} %가`;
  return say(`S자 배정의 치우침 가운데 ${words} 남았어요. 더 줄일 수 있는지는 몰라요.`);
}

/** What the best of the runs that keep all rules of now costs with its pupils; nothing where none fits them any more. */
export function findReached(draft: AssignDraft): number | undefined {
  const { problem, ids } = toProblem(draft);
  const sizes = toSizes(problem);
  const compiled = compileAssign(problem);
  const costs = draft.runs.flatMap((run) => {
    const places = Array.from(run.places, (place) => Number.parseInt(place, 36));
    const isWhole =
      places.length === ids.length &&
      sizes.every((size, at) => places.filter((place) => place === at).length === size);
    if (!isWhole) return [];
    const { cost, parts } = countCost(compiled, places);
    return sumRules(parts) > 0 ? [] : [cost];
  });
  return costs.length > 0 ? Math.min(...costs) : undefined;
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
