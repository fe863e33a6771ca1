import { groupBy } from "./group-by.ts";
import { listApartPairs, toSizes, type AssignProblem } from "./assign-problem.ts";

/** Pupils who stay in one class if every rule holds: asked together, or fixed to one class. */
export interface Block {
  readonly members: readonly number[];
  /** The classes to which some of them are fixed: more than one cannot hold. */
  readonly fixedTo: readonly number[];
}

/** Every pupil in one block, most of them alone. */
export function listBlocks({ pupils, together, fixed }: AssignProblem): readonly Block[] {
  const parents = pupils.map((_, index) => index);
  const find = (index: number): number => {
    let at = index;
    while (parents[at] !== at) at = parents[at] ?? at;
    parents[index] = at;
    return at;
  };
  const join = (one: number, other: number): void => {
    parents[find(other)] = find(one);
  };
  for (const [first, ...others] of together) {
    if (first !== undefined) for (const other of others) join(first, other);
  }
  const firstOf = new Map<number, number>();
  for (const [pupil, place] of fixed) {
    join(firstOf.get(place) ?? pupil, pupil);
    firstOf.set(place, firstOf.get(place) ?? pupil);
  }
  const members = groupBy(pupils.keys(), find);
  return [...members].map(([root, list]) => ({
    members: list,
    fixedTo: [...new Set(fixed.filter(([pupil]) => find(pupil) === root).map(([, to]) => to))],
  }));
}

/**
 * What rules cost at least because they exclude each other, in units: blocks that cannot stay whole, or more blocks that
 * must all be apart than there are classes. Each unit breaks one block, so blocks add up.
 */
export function countClashes(problem: AssignProblem, blocks: readonly Block[]): number {
  const blockOf = new Map(blocks.flatMap((block) => block.members.map((pupil) => [pupil, block])));
  const pairs = listApartPairs(problem);
  const inside = groupBy(
    pairs.filter(([one, other]) => blockOf.get(one) === blockOf.get(other)),
    ([one]) => blockOf.get(one),
  );
  const sizes = toSizes(problem);
  const largest = Math.max(...sizes);
  const fixedBy = groupBy(problem.fixed, ([, place]) => place);
  let broken = 0;
  for (const block of blocks) {
    const near = inside.get(block) ?? [];
    const [place] = block.fixedTo;
    const fixed = new Set((fixedBy.get(place ?? -1) ?? []).map(([pupil]) => pupil));
    const isClashing =
      near.length > 0 || block.fixedTo.length > 1 || block.members.length > largest;
    const own = near.filter((pair) => pair.every((pupil) => fixed.has(pupil)));
    const tooMany = place === undefined ? 0 : fixed.size - (sizes[place] ?? 0);
    broken += Math.max(Number(isClashing), countDisjoint(own), tooMany);
  }
  const clique = findClique(toApartBlocks(pairs, blocks, blockOf), problem.classCount);
  return Math.max(broken, clique.length - problem.classCount);
}

/** Pairs without a common pupil: whoever breaks the rule of one pupil mends every pair of theirs. */
function countDisjoint(pairs: readonly (readonly [number, number])[]): number {
  const used = new Set<number>();
  let count = 0;
  for (const pair of pairs) {
    if (pair.some((pupil) => used.has(pupil))) continue;
    for (const pupil of pair) used.add(pupil);
    count += 1;
  }
  return count;
}

function toApartBlocks(
  pairs: readonly (readonly [number, number])[],
  blocks: readonly Block[],
  blockOf: ReadonlyMap<number, Block>,
): readonly ReadonlySet<number>[] {
  const at = new Map(blocks.map((block, index) => [block, index]));
  const near = blocks.map(() => new Set<number>());
  const join = (one: number, other: number): void => {
    near[one]?.add(other);
    near[other]?.add(one);
  };
  const indexOf = (pupil: number): number =>
    at.get(blockOf.get(pupil) ?? { members: [], fixedTo: [] }) ?? -1;
  for (const [one, other] of pairs) {
    if (indexOf(one) !== indexOf(other)) join(indexOf(one), indexOf(other));
  }
  // Those who are fixed to two classes are apart as well.
  const fixed = [...blocks.entries()].filter(([, { fixedTo }]) => fixedTo.length === 1);
  for (const [one] of fixed) for (const [other] of fixed) if (one < other) join(one, other);
  return near;
}

const CLIQUE_STEPS = 20_000;

/**
 * Nodes of a graph that are all neighbours of each other, more than `least` where such a set is found within some steps;
 * the largest that was seen.
 */
export function findClique(near: readonly ReadonlySet<number>[], least: number): readonly number[] {
  // Whoever has too few neighbours is in no such set.
  const alive = new Set(near.keys());
  for (let isDone = false; !isDone;) {
    isDone = true;
    for (const node of alive) {
      if ([...(near[node] ?? [])].filter((other) => alive.has(other)).length >= least) continue;
      alive.delete(node);
      isDone = false;
    }
  }
  let best: readonly number[] = [];
  let steps = 0;
  const grow = (clique: readonly number[], open: readonly number[]): void => {
    steps += 1;
    if (clique.length > best.length) best = clique;
    for (const [index, node] of open.entries()) {
      if (steps > CLIQUE_STEPS || clique.length + open.length - index <= best.length) return;
      grow(
        [...clique, node],
        open.slice(index + 1).filter((other) => near[node]?.has(other)),
      );
    }
  };
  grow(
    [],
    [...alive].toSorted((a, b) => (near[b]?.size ?? 0) - (near[a]?.size ?? 0)),
  );
  return best;
}
