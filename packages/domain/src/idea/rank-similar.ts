import { flatten, readQuery, toGrams } from "../cafe/search-words.ts";

const MOST_SIMILAR = 3;
/** Of the typed words. */
const LEAST_SHARE = 0.5;

/**
 * What is searched for a title that is being typed: how each of its words begins, for endings change (「릴레이로」,
 * 「릴레이를」). Words of one letter say nothing.
 *
 * ```ts
 * toSimilarWords("낱말 릴레이로"); // ["낱말", "릴레"]
 * ```
 */
export function toSimilarWords(title: string): readonly string[] {
  const heads = readQuery(title).map((word) => word.slice(0, 2));
  return [...new Set(heads)].filter((head) => head.length === 2);
}

/**
 * Titles that are like a typed one, the nearest first, three at most: at least half of the typed words begin in them
 * too; beside that the letter pairs that both have tell them apart.
 */
export function rankSimilar<T extends { readonly title: string }>(
  title: string,
  found: readonly T[],
): readonly T[] {
  const heads = toSimilarWords(title);
  if (heads.length === 0) return [];
  const pairs = toPairs(flatten(title));
  return found
    .map((each) => {
      const flat = flatten(each.title);
      const share = heads.filter((head) => flat.includes(head)).length / heads.length;
      return { each, share, likeness: toLikeness(pairs, toPairs(flat)) };
    })
    .filter(({ share }) => share >= LEAST_SHARE)
    .toSorted((a, b) => b.share - a.share || b.likeness - a.likeness)
    .slice(0, MOST_SIMILAR)
    .map(({ each }) => each);
}

function toPairs(flat: string): ReadonlySet<string> {
  return new Set([...toGrams(flat)].filter(({ length }) => length === 2));
}

/** Of two sets, by Dice: 1 for the same. */
function toLikeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const both = [...a].filter((pair) => b.has(pair)).length;
  return a.size + b.size === 0 ? 0 : (2 * both) / (a.size + b.size);
}
