import { seatAbsent, splitSizes, type SplitBy } from "./split-groups.ts";

/** Two who must not come into one group, or must. */
export type GroupPair<T> = readonly [one: T, other: T, wants: "apart" | "together"];

export interface SplitPupils<T> {
  readonly groups: readonly (readonly T[])[];
  /** What was not kept, because no way was found around it. */
  readonly broken: readonly GroupPair<T>[];
}

/** Of each number of broken pairs: beyond so many tries it is taken as not enough. */
const MOST_TRIES = 1_000;

/**
 * Everybody of a sealed order in groups, nobody twice and nobody left out: those who are here are dealt evenly, who is
 * away today fills up the smallest. Of two who must not meet, or must, one goes to the nearest group that can take them; as few
 * pairs are broken as can be, and rather than one that groups differ by more in who is here. Without pairs nobody moves.
 *
 * ```ts
 * splitPupils([1, 2, 3, 4], { of: 2 }, { isHere: () => true, pairs: [[1, 2, "apart"]] }).groups; // [[1, 4], [2, 3]]
 * ```
 */
export function splitPupils<T>(
  order: readonly T[],
  by: SplitBy,
  of: { readonly isHere: (one: T) => boolean; readonly pairs: readonly GroupPair<T>[] },
): SplitPupils<T> {
  const here = order.filter(of.isHere);
  const all = [...here, ...order.filter((one) => !here.includes(one))];
  const dealt = deal(here, all.slice(here.length), splitSizes(order.length, by).length);
  const pairs = of.pairs.filter(([one, other]) => all.includes(one) && all.includes(other));
  if (findBroken(dealt, pairs).length === 0) return { groups: dealt, broken: [] };
  const places = keepPairs(all, dealt, pairs, (one) => here.includes(one));
  const groups = dealt.map((_, group) => all.filter((one) => places.get(one) === group));
  return { groups, broken: findBroken(groups, pairs) };
}

/** Which of the pairs groups do not keep. Who stands in none of them breaks nothing. */
export function findBroken<T>(
  groups: readonly (readonly T[])[],
  pairs: readonly GroupPair<T>[],
): readonly GroupPair<T>[] {
  const groupOf = new Map(groups.flatMap((group) => group.map((one) => [one, group] as const)));
  return pairs.filter(([one, other, wants]) => {
    const [a, b] = [groupOf.get(one), groupOf.get(other)];
    return a && b && (a === b) === (wants === "apart");
  });
}

function deal<T>(here: readonly T[], away: readonly T[], groups: number) {
  const sizes = splitSizes(here.length, { groups });
  let at = 0;
  const cut = Array.from({ length: groups }, (_, group) => {
    at += sizes[group] ?? 0;
    return here.slice(at - (sizes[group] ?? 0), at);
  });
  return seatAbsent(cut, away);
}

/** A group for each, with as few of the pairs broken as was found. */
function keepPairs<T>(
  all: readonly T[],
  dealt: readonly (readonly T[])[],
  pairs: readonly GroupPair<T>[],
  isHere: (one: T) => boolean,
): ReadonlyMap<T, number> {
  const hereOf = dealt.map((group) => group.filter(isHere).length);
  const size = dealt.map(({ length }) => length);
  for (let broken = 0; broken < pairs.length; broken += 1)
    // First as evenly as they were dealt, then by the size of groups alone.
    for (const isEven of [true, false]) {
      const room = isEven
        ? { here: [...hereOf], away: size.map((count, group) => count - (hereOf[group] ?? 0)) }
        : { here: [...size] };
      const roomFor = (one: T): number[] => (isHere(one) ? room.here : (room.away ?? room.here));
      const found = search({ all, dealt, pairs, roomFor }, broken);
      if (found) return found;
    }
  return new Map(dealt.flatMap((group, at) => group.map((one) => [one, at])));
}

interface Search<T> {
  readonly all: readonly T[];
  readonly dealt: readonly (readonly T[])[];
  readonly pairs: readonly GroupPair<T>[];
  /** How many more each group takes of such as this one; counted down while they are placed. */
  readonly roomFor: (one: T) => number[];
}

/** Those of the pairs first, whoever has fewest groups left before others; the rest find a place wherever room is. */
function search<T>(of: Search<T>, mostBroken: number) {
  const { all, dealt, pairs, roomFor } = of;
  const rules = new Map<T, readonly { readonly other: T; readonly isApart: boolean }[]>();
  for (const one of all) {
    const own = pairs.flatMap(([a, b, wants]) =>
      a === one || b === one ? [{ other: a === one ? b : a, isApart: wants === "apart" }] : [],
    );
    if (own.length > 0) rules.set(one, own);
  }
  const home = new Map(dealt.flatMap((group, at) => group.map((one) => [one, at] as const)));
  const places = new Map<T, number>();
  let tries = 0;
  const countBroken = (one: T, group: number): number =>
    (rules.get(one) ?? []).filter(
      ({ other, isApart }) => places.has(other) && (places.get(other) === group) === isApart,
    ).length;
  const choicesOf = (one: T, broken: number): number[] => {
    const from = home.get(one) ?? 0;
    return dealt
      .map((_, step) => (from + step) % dealt.length)
      .filter(
        (group) => (roomFor(one)[group] ?? 0) > 0 && countBroken(one, group) <= mostBroken - broken,
      );
  };
  const place = (one: T, group: number, by: 1 | -1): void => {
    const room = roomFor(one);
    room[group] = (room[group] ?? 0) - by;
    if (by === 1) places.set(one, group);
    else places.delete(one);
  };
  const seat = (broken: number): boolean => {
    const waiting = [...rules.keys()].filter((one) => !places.has(one));
    const [next] = waiting
      .map((one) => ({ one, choices: choicesOf(one, broken) }))
      .toSorted((a, b) => a.choices.length - b.choices.length);
    if (!next) return true;
    for (const group of next.choices.toSorted(
      (a, b) => countBroken(next.one, a) - countBroken(next.one, b),
    )) {
      if ((tries += 1) > MOST_TRIES) return false;
      const more = countBroken(next.one, group);
      place(next.one, group, 1);
      if (seat(broken + more)) return true;
      place(next.one, group, -1);
    }
    return false;
  };
  if (!seat(0)) return undefined;
  for (const one of all) if (!places.has(one)) place(one, choicesOf(one, 0)[0] ?? 0, 1);
  return places;
}
