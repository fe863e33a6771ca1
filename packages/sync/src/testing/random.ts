/** Chance that a seed replays: mulberry32. */
export interface Random {
  /** 0 ≤ number < 1 */
  chance(): number;
  /** 0 ≤ integer < limit */
  below(limit: number): number;
  isLucky(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  function chance(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }
  const below = (limit: number): number => Math.floor(chance() * limit);
  return {
    chance,
    below,
    isLucky: (probability) => chance() < probability,
    pick(list) {
      const picked = list[below(list.length)];
      if (picked === undefined) throw new Error("nothing to pick from");
      return picked;
    },
  };
}
