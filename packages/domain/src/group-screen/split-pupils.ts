import { seatAbsent, splitSizes, type SplitBy } from "./split-groups.ts";

/** Two who must not come together. */
export type ApartPair<T> = readonly [T, T];

export interface SplitPupils<T> {
  readonly groups: readonly (readonly T[])[];
  /** Who came together all the same, because no way was found around it. */
  readonly broken: readonly ApartPair<T>[];
}

/** Of each number of broken pairs: beyond so many tries it is taken as not enough. */
const MOST_TRIES = 1_000;

/**
 * Everybody of a sealed order in groups, nobody twice and nobody left out: those who are here are dealt evenly, who is
 * away today fills up the smallest. Of two who must not meet one goes to the nearest group that can take them; as few
 * pairs are broken as can be, and rather than one that groups differ by more in who is here. Without pairs nobody moves.
 *
 * ```ts
 * splitPupils([1, 2, 3, 4], { of: 2 }, { isHere: () => true, apart: [[1, 2]] }).groups; // [[1, 4], [2, 3]]
 * ```
 */
export function splitPupils<T>(
  order: readonly T[],
  by: SplitBy,
  of: { readonly isHere: (one: T) => boolean; readonly apart: readonly ApartPair<T>[] },
): SplitPupils<T> {
  const here = order.filter(of.isHere);
  const all = [...here, ...order.filter((one) => !here.includes(one))];
  const dealt = deal(here, all.slice(here.length), splitSizes(order.length, by).length);
  const apart = of.apart.filter((pair) => pair.every((one) => all.includes(one)));
  if (findTogether(dealt, apart).length === 0) return { groups: dealt, broken: [] };
  const places = keepApart(all, dealt, apart, (one) => here.includes(one));
  const groups = dealt.map((_, group) => all.filter((one) => places.get(one) === group));
  return { groups, broken: findTogether(groups, apart) };
}

/** Which of the pairs stand in one group. */
export function findTogether<T>(
  groups: readonly (readonly T[])[],
  apart: readonly ApartPair<T>[],
): readonly ApartPair<T>[] {
  return apart.filter((pair) => groups.some((group) => pair.every((one) => group.includes(one))));
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

/** A group for each, with as few of the pairs together as was found. */
function keepApart<T>(
  all: readonly T[],
  dealt: readonly (readonly T[])[],
  apart: readonly ApartPair<T>[],
  isHere: (one: T) => boolean,
): ReadonlyMap<T, number> {
  const hereOf = dealt.map((group) => group.filter(isHere).length);
  const size = dealt.map(({ length }) => length);
  for (let broken = 0; broken < apart.length; broken += 1)
    // First as evenly as they were dealt, then by the size of groups alone.
    for (const isEven of [true, false]) {
      const room = isEven
        ? { here: [...hereOf], away: size.map((count, group) => count - (hereOf[group] ?? 0)) }
        : { here: [...size] };
      const roomFor = (one: T): number[] => (isHere(one) ? room.here : (room.away ?? room.here));
      const found = search({ all, dealt, apart, roomFor }, broken);
      if (found) return found;
    }
  return new Map(dealt.flatMap((group, at) => group.map((one) => [one, at])));
}

interface Search<T> {
  readonly all: readonly T[];
  readonly dealt: readonly (readonly T[])[];
  readonly apart: readonly ApartPair<T>[];
  /** How many more each group takes of such as this one; counted down while they are placed. */
  readonly roomFor: (one: T) => number[];
}

/** Those of the pairs first, whoever has fewest groups left before others; the rest find a place wherever room is. */
function search<T>(of: Search<T>, mostBroken: number) {
  const { all, dealt, apart, roomFor } = of;
  const enemies = new Map<T, readonly T[]>();
  for (const one of all) {
    const others = apart.flatMap(([a, b]) => (a === one ? [b] : b === one ? [a] : []));
    if (others.length > 0) enemies.set(one, others);
  }
  const home = new Map(dealt.flatMap((group, at) => group.map((one) => [one, at] as const)));
  const places = new Map<T, number>();
  let tries = 0;
  const met = (one: T, group: number): number =>
    (enemies.get(one) ?? []).filter((other) => places.get(other) === group).length;
  const choicesOf = (one: T, broken: number): number[] => {
    const from = home.get(one) ?? 0;
    return dealt
      .map((_, step) => (from + step) % dealt.length)
      .filter((group) => (roomFor(one)[group] ?? 0) > 0 && met(one, group) <= mostBroken - broken);
  };
  const place = (one: T, group: number, by: 1 | -1): void => {
    const room = roomFor(one);
    room[group] = (room[group] ?? 0) - by;
    if (by === 1) places.set(one, group);
    else places.delete(one);
  };
  const seat = (broken: number): boolean => {
    const waiting = [...enemies.keys()].filter((one) => !places.has(one));
    const [next] = waiting
      .map((one) => ({ one, choices: choicesOf(one, broken) }))
      .toSorted((a, b) => a.choices.length - b.choices.length);
    if (!next) return true;
    for (const group of next.choices.toSorted((a, b) => met(next.one, a) - met(next.one, b))) {
      if ((tries += 1) > MOST_TRIES) return false;
      const more = met(next.one, group);
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
