/**
 * Which card stands in which column of a wall: each in the one that is shortest so far. A card at the end moves no
 * other, so the wall stays still while a class writes.
 */
export function placeInColumns<T>(
  cards: readonly T[],
  columns: number,
  toHeight: (card: T) => number,
): readonly (readonly T[])[] {
  const placed = Array.from({ length: columns }, () => ({ height: 0, cards: [] as T[] }));
  for (const card of cards) {
    const shortest = placed.reduce((least, each) => (each.height < least.height ? each : least));
    shortest.cards.push(card);
    shortest.height += toHeight(card);
  }
  return placed.map((column) => column.cards);
}

const NARROWEST = 264;
const GAP = 14;

/** How many columns fit beside each other: two on a phone, one where not even a line of eight letters would fit. */
export function countColumns(widthPx: number): number {
  if (widthPx < 300) return 1;
  return Math.max(2, Math.floor((widthPx + GAP) / (NARROWEST + GAP)));
}
