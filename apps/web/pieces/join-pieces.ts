/** Modules that come in one file. */
export interface Piece {
  /** Who fetches it, each by its place in `weights`: pages, and what is imported late. */
  readonly parts: ReadonlySet<number>;
  /** In bytes. */
  readonly size: number;
  /** The places of the pieces that it imports. */
  readonly imports: ReadonlySet<number>;
  /** Pieces of two sides never lie together. */
  readonly side: string;
}

/** Bytes: a piece of that size stays where it is, and others may come to it. */
export const LARGE = 60_000;
/** Bytes: what a file costs whoever fetches it, beside what is in it. */
const FILE = 400;
/** Bytes: a part that fetches as much in vain already counts double, so that none of them bears it all. */
const MUCH = 4_000;

/** A piece while others are joined to it. */
interface Heap {
  readonly place: number;
  readonly parts: Uint8Array;
  /** The places of the heaps that it imports, and of all that come with those. */
  readonly next: Set<number>;
  below: Set<number>;
  size: number;
  readonly side: string;
  /** Where it would go, and how much would be fetched in vain. */
  home?: { readonly heap: Heap; readonly price: number } | undefined;
}

type Heaps = ReadonlyMap<number, Heap>;

/**
 * Joins pieces until `most` are left, always the two for which the least is fetched in vain: each byte counts by the
 * weight of the part that has no use for it, also those of the pieces that the two import. Two that need each other by
 * way of a third are never joined: the file would need itself, and its modules would start in the wrong order.
 *
 * @param weights each grows with what its part already fetches in vain
 * @returns for each piece the place of the one that it lies with now
 *
 * ```ts
 * joinPieces(pieces, { weights: [1000, 1], most: 150 }); // [0, 0, 2, …]
 * ```
 */
export function joinPieces(
  pieces: readonly Piece[],
  { weights: given, most }: { readonly weights: readonly number[]; readonly most: number },
): readonly number[] {
  const weights = [...given];
  const vain = given.map(() => 0);
  const lies = pieces.map((_, place) => place);
  const heaps = new Map(pieces.map((piece, place) => [place, toHeap(piece, place, given.length)]));
  for (const heap of heaps.values()) heap.below = listBelow(heap, heaps);
  for (const heap of heaps.values()) heap.home = findHome(heap, heaps, weights);
  while (heaps.size > most) {
    const cheapest = findCheapest(heaps);
    const before = cheapest?.home;
    if (!cheapest || !before) break;
    // Every join makes others dearer.
    cheapest.home = findHome(cheapest, heaps, weights);
    if (!cheapest.home || cheapest.home.price > before.price) continue;
    const { heap: home } = cheapest.home;
    for (const [part, weight] of given.entries()) {
      vain[part] = (vain[part] ?? 0) + countVain(cheapest, home, { part, heaps });
      weights[part] = weight * (1 + vain[part] / MUCH);
    }
    join(cheapest, home, heaps);
    for (const [piece, place] of lies.entries())
      if (place === cheapest.place) lies[piece] = home.place;
    home.home = findHome(home, heaps, weights);
  }
  return lies;
}

function toHeap({ parts, size, imports, side }: Piece, place: number, count: number): Heap {
  const marks = new Uint8Array(count);
  for (const part of parts) marks[part] = 1;
  return { place, parts: marks, next: new Set(imports), below: new Set(), size, side };
}

function listBelow(heap: Heap, heaps: Heaps): Set<number> {
  const found = new Set(heap.next);
  for (const place of found) for (const next of heaps.get(place)?.next ?? []) found.add(next);
  return found;
}

function findCheapest(heaps: Heaps): Heap | undefined {
  let cheapest: Heap | undefined;
  for (const heap of heaps.values())
    if (heap.home && heap.home.price < (cheapest?.home?.price ?? Infinity)) cheapest = heap;
  return cheapest;
}

function findHome(heap: Heap, heaps: Heaps, weights: readonly number[]): Heap["home"] {
  if (heap.size >= LARGE) return undefined;
  const near = [...heaps.values()]
    .filter((other) => other !== heap && other.side === heap.side)
    .map((other) => ({ other, least: weigh(heap, other, weights) }))
    .toSorted((one, two) => one.least - two.least);
  let home: Heap["home"];
  for (const { other, least } of near) {
    if (home && least >= home.price) break;
    if (isRound(heap, other, heaps) || isRound(other, heap, heaps)) continue;
    const price = weigh(heap, other, weights, heaps);
    if (!home || price < home.price) home = { heap: other, price };
  }
  return home;
}

/** The price of two that lie together; without `heaps` that of the two alone, which is never more. */
function weigh(one: Heap, other: Heap, weights: readonly number[], heaps?: Heaps): number {
  let sum = 0;
  for (let part = 0; part < weights.length; part += 1) {
    const isBoth = one.parts[part] === 1 && other.parts[part] === 1;
    sum += (weights[part] ?? 0) * (isBoth ? -FILE : countVain(one, other, { part, heaps }));
  }
  return sum;
}

/** The bytes that one part fetches in vain when these two lie together. */
function countVain(
  one: Heap,
  other: Heap,
  { part, heaps }: { readonly part: number; readonly heaps: Heaps | undefined },
): number {
  if (one.parts[part] === other.parts[part]) return 0;
  const [had, added] = one.parts[part] === 1 ? [one, other] : [other, one];
  let sum = added.size;
  for (const place of heaps ? added.below : []) {
    const below = heaps?.get(place);
    if (below && below !== had && below.parts[part] === 0) sum += below.size;
  }
  return sum;
}

/** Whether `from` needs `to` by way of a third one. */
function isRound(from: Heap, to: Heap, heaps: Heaps): boolean {
  if (!from.below.has(to.place)) return false;
  return from.next
    .values()
    .some((place) => place !== to.place && heaps.get(place)?.below.has(to.place));
}

function join(heap: Heap, home: Heap, heaps: Map<number, Heap>): void {
  heaps.delete(heap.place);
  home.size += heap.size;
  mark(home, heap.parts);
  for (const place of heap.next) home.next.add(place);
  for (const { next } of heaps.values()) if (next.delete(heap.place)) next.add(home.place);
  home.next.delete(home.place);
  for (const each of heaps.values())
    if (each === home || each.below.has(heap.place) || each.below.has(home.place))
      each.below = listBelow(each, heaps);
  for (const place of home.below) mark(heaps.get(place), home.parts);
}

function mark(heap: Heap | undefined, parts: Uint8Array): void {
  for (const [part, isThere] of parts.entries()) if (heap && isThere) heap.parts[part] = 1;
}
