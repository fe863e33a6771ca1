import { escapePattern } from "../../base/escape-pattern.ts";
import { forbiddenRules, type ForbiddenRule } from "./forbidden-rules.ts";

/** A part of a sentence that a rule speaks of. */
export interface FoundForbidden {
  readonly rule: ForbiddenRule;
  readonly at: number;
  readonly end: number;
}

interface Span {
  readonly at: number;
  readonly end: number;
}

interface ReadRule {
  readonly rule: ForbiddenRule;
  readonly groups: readonly RegExp[];
  readonly patterns: readonly RegExp[];
  /** Stand for themselves alone. */
  readonly masks: readonly string[];
  /** Take back all that the rule finds in a sentence. */
  readonly pardons: readonly string[];
}

/** Latin words stand between other signs than letters: 「ZD」 is none in 「ZDF」. */
function toPattern(words: readonly string[]): RegExp {
  const parts = words.map((word) =>
    /^[a-z]/iu.test(word) ? `(?<![a-z])${escapePattern(word)}(?![a-z])` : escapePattern(word),
  );
  return new RegExp(parts.join("|"), "giu");
}

const rules: readonly ReadRule[] = forbiddenRules.map((rule) => {
  const groups = (rule.all ?? []).map(toPattern);
  const patterns = [...(rule.any ? [toPattern(rule.any)] : []), ...(rule.patterns ?? [])];
  const holds = (words: string): boolean =>
    [...groups, ...patterns].some((pattern) => words.search(pattern) >= 0);
  return {
    rule,
    groups,
    patterns,
    masks: (rule.not ?? []).filter(holds),
    pardons: (rule.not ?? []).filter((words) => !holds(words)),
  };
});

/** What a sentence holds that its item must not, once a rule. */
export function findForbidden(sentence: string, item: string | null): readonly FoundForbidden[] {
  return rules.flatMap(({ rule, groups, patterns, masks, pardons }) => {
    if (rule.items && !rule.items.includes(item ?? "")) return [];
    if (pardons.some((words) => sentence.includes(words))) return [];
    const rest = masks.reduce(
      (text, words) => text.replaceAll(words, "\n".repeat(words.length)),
      sentence,
    );
    const span = findNearest(rest, groups) ?? patterns.flatMap((each) => findAll(rest, each))[0];
    return span ? [{ rule, ...span }] : [];
  });
}

/** From a word of each group to the other, the shortest way; two groups. */
function findNearest(text: string, [one, other]: readonly RegExp[]): Span | undefined {
  if (!one || !other) return undefined;
  const others = findAll(text, other);
  const spans = findAll(text, one).flatMap((a) =>
    others.map((b) => ({ at: Math.min(a.at, b.at), end: Math.max(a.end, b.end) })),
  );
  return spans.toSorted((a, b) => a.end - a.at - (b.end - b.at))[0];
}

function findAll(text: string, pattern: RegExp): readonly Span[] {
  return Array.from(text.matchAll(pattern), ({ 0: word, index }) => ({
    at: index,
    end: index + word.length,
  }));
}
