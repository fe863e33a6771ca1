/** Shorter ones are alike by chance. */
export const SHORTEST_LETTERS = 15;
const SET_LETTERS = 3;
const none = new Uint32Array();

/**
 * What two sentences are compared by: every three letters that stand together, without blanks, digits and signs. Nothing
 * of a sentence of fewer than 15 letters. `toLetterSet("가나다 라.…")` has 「가나다」 and 「나다라」.
 */
export function toLetterSet(sentence: string): ReadonlySet<string> | undefined {
  const letters = Array.from(sentence.normalize("NFC").replaceAll(/\P{L}/gu, ""));
  if (letters.length < SHORTEST_LETTERS) return undefined;
  const set = new Set<string>();
  for (let at = 0; at + SET_LETTERS <= letters.length; at++)
    set.add(letters.slice(at, at + SET_LETTERS).join(""));
  return set;
}

/**
 * Every pair of sets that is alike (Jaccard of three fifths and more), by index, the later one first. Each set is read from its rarest letters on: of two
 * that are alike one of the first few stands in both, so that only such pairs are measured and none is missed.
 *
 * @param isKnown pairs that need not be measured any more
 */
export function visitAlikePairs(
  sets: readonly ReadonlySet<string>[],
  visit: (later: number, earlier: number) => void,
  isKnown: (later: number, earlier: number) => boolean = () => false,
): void {
  const ordered = orderByRarity(sets);
  // Short ones first: what a set meets in the index is never longer than itself.
  const bySize = sets.map((_, at) => at).sort((a, b) => sizeOf(a) - sizeOf(b) || a - b);
  const index = new Map<number, number[]>();
  const metBy = new Int32Array(sets.length).fill(-1);
  for (const at of bySize) {
    const own = ordered[at] ?? none;
    const least = Math.ceil((own.length * 3) / 5);
    for (const piece of own.slice(0, own.length - least + 1)) {
      const places = index.get(piece);
      for (const other of places ?? []) {
        if (metBy[other] === at) continue;
        metBy[other] = at;
        if (sizeOf(other) < least) continue;
        const [later, earlier] = at > other ? [at, other] : [other, at];
        if (isKnown(later, earlier)) continue;
        if (areAlike(own, ordered[other] ?? none)) visit(later, earlier);
      }
      if (places) places.push(at);
      else index.set(piece, [at]);
    }
  }

  function sizeOf(at: number): number {
    return ordered[at]?.length ?? 0;
  }
}

/** The pieces of each set as numbers, the rarest of all sets the lowest. */
function orderByRarity(sets: readonly ReadonlySet<string>[]): readonly Uint32Array[] {
  const counts = new Map<string, number>();
  for (const set of sets) for (const piece of set) counts.set(piece, (counts.get(piece) ?? 0) + 1);
  const ranks = new Map<string, number>();
  for (const [piece] of [...counts].sort(([, a], [, b]) => a - b)) ranks.set(piece, ranks.size);
  return sets.map((set) => Uint32Array.from(set, (piece) => ranks.get(piece) ?? 0).sort());
}

/** By two walks that meet; given up as soon as too little can be in common. */
function areAlike(a: Uint32Array, b: Uint32Array): boolean {
  const wanted = Math.ceil(((a.length + b.length) * 3) / 8);
  let common = 0;
  let x = 0;
  let y = 0;
  while (x < a.length && y < b.length) {
    if (common + Math.min(a.length - x, b.length - y) < wanted) return false;
    const left = a[x] ?? 0;
    const right = b[y] ?? 0;
    if (left === right) common++;
    if (left <= right) x++;
    if (right <= left) y++;
  }
  return common >= wanted;
}
