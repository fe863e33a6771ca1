import type { AssignDraft, AssignPupil, AssignRule } from "./assign-plan.ts";
import { countClashes, listBlocks } from "./split/blocks.ts";
import { toProblem } from "./to-problem.ts";

/** Rules that cannot all hold; without any one of them the others of the set can. */
export type RuleClash = readonly AssignRule[];

/**
 * The smallest set of rules that exclude each other, or nothing where arithmetic finds none. Rules are taken away by
 * halves, so that 500 of them take some dozen looks.
 */
export function explainRules(
  draft: Pick<AssignDraft, "settings" | "pupils" | "rules">,
): RuleClash | undefined {
  const clashes = (rules: readonly AssignRule[]): boolean => {
    const { problem } = toProblem({ ...draft, rules });
    return countClashes(problem, listBlocks(problem)) > 0;
  };
  if (!clashes(draft.rules)) return undefined;
  /** The least of `open` that clash together with `kept`. */
  const narrow = (
    kept: readonly AssignRule[],
    open: readonly AssignRule[],
    isAdded: boolean,
  ): RuleClash => {
    if (isAdded && clashes(kept)) return [];
    if (open.length <= 1) return open;
    const half = Math.floor(open.length / 2);
    const [first, second] = [open.slice(0, half), open.slice(half)];
    const ofSecond = narrow([...kept, ...first], second, first.length > 0);
    const ofFirst = narrow([...kept, ...ofSecond], first, ofSecond.length > 0);
    return [...ofFirst, ...ofSecond];
  };
  return narrow([], draft.rules, false);
}

const counts = ["", "한", "두", "세", "네", "다섯", "여섯", "일곱", "여덟", "아홉", "열"];

/**
 * Why rules exclude each other, in one sentence; who they are about stands beside it.
 *
 * ```ts
 * toClashSentence(rules); // "이 네 아이를 모두 떼어 놓으려면 반이 4개 있어야 해요."
 * ```
 */
export function toClashSentence(rules: RuleClash): string {
  const pupils = new Set(rules.flatMap((rule) => rule.pupils));
  const isAll = (type: AssignRule["type"]): boolean => rules.every((rule) => rule.type === type);
  if (isAll("apart")) {
    const many = counts[pupils.size] ?? String(pupils.size);
    return `이 ${many} 아이를 모두 떼어 놓으려면 반이 ${pupils.size}개 있어야 해요.`;
  }
  const [one, other] = rules;
  const types = new Set(rules.map(({ type }) => type));
  if (one && other && rules.length === 2 && types.has("together") && types.has("apart"))
    return "'함께'와 '따로'에 같은 두 아이가 있어요.";
  if (isAll("fixed")) return "한 반에 고정한 학생이 그 반 인원보다 많아요.";
  if (isAll("together")) return "함께 두기로 이어진 학생이 한 반 인원보다 많아요.";
  return `이 규칙 ${rules.length}개는 함께 지킬 수 없어요. 하나를 빼면 모두 지킬 수 있어요.`;
}

/** Rules that the split as it stands does not keep. */
export function listBroken({ pupils, rules }: AssignDraft): readonly AssignRule[] {
  const byId = new Map(pupils.map((pupil) => [pupil.id, pupil]));
  const placesOf = (rule: AssignRule): readonly number[] =>
    rule.pupils.flatMap((id) => byId.get(id)?.place ?? []);
  return rules.filter((rule) => {
    const places = placesOf(rule);
    const different = new Set(places).size;
    switch (rule.type) {
      case "apart":
        return different < places.length;
      case "together":
        return different > 1;
      case "fixed":
        return places.some((place) => place !== rule.place);
    }
  });
}

/** Who a rule is about, in the order of lists. */
export function listRulePupils(
  { pupils }: Pick<AssignRule, "pupils">,
  byId: ReadonlyMap<string, AssignPupil>,
): readonly AssignPupil[] {
  return pupils.flatMap((id) => byId.get(id) ?? []);
}
