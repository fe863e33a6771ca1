import type { PadCardRow } from "../../../data/pad/use-pad-data.ts";

/** CSS px of the canvas, from its upper left corner. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Spot {
  readonly width: number;
  readonly height: number;
}

type PlacedCard = Pick<PadCardRow, "id" | "x" | "y">;

export const CARD_WIDTH = 240;
/** About as tall as a card with some lines. */
const CARD_HEIGHT = 200;
const GAP = 24;
/** What has to be seen of a card to take it away from below another: its handle. */
const CARD_HEAD = 50;
const CARDS_IN_ROW = 5;
/** Cards whose tops are no farther apart are read from left to right. */
const ROW_HEIGHT = 120;
/** As far as a row may say (`pad-card-schema.ts`). */
const FARTHEST = 20_000;

/** Where the card lies; nothing while nobody has put it anywhere. */
function readSpot({ x, y }: PlacedCard): Spot | undefined {
  return typeof x === "number" && typeof y === "number" ? { x, y } : undefined;
}

/**
 * Where every card of the canvas lies. Those that nobody has put anywhere fill the free places of a grid, in their
 * order, so that all devices show them alike. Of cards that lie at the very same place (two pupils wrote at the same
 * time, and neither knew of the other) each further one peeps out below the one before.
 */
export function placeCards(cards: readonly PlacedCard[]): ReadonlyMap<string, Spot> {
  const spots = new Map<string, Spot>();
  const covered = new Set<string>();
  const twins: (readonly [string, Spot])[] = [];
  for (const card of cards) {
    const spot = readSpot(card);
    if (!spot) continue;
    spots.set(card.id, spot);
    if (covered.has(toKey(spot))) twins.push([card.id, spot]);
    covered.add(toKey(spot));
  }
  for (const [id, twin] of twins) {
    let spot = twin;
    while (covered.has(toKey(spot)) && spot.y < FARTHEST) spot = moveSpot(spot, GAP, CARD_HEAD);
    covered.add(toKey(spot));
    spots.set(id, spot);
  }
  const taken = [...spots.values()];
  let cell = 0;
  for (const { id } of cards) {
    if (spots.has(id)) continue;
    let spot = toCell(cell);
    while (taken.some((other) => overlaps(spot, other))) spot = toCell((cell += 1));
    spots.set(id, spot);
    cell += 1;
  }
  return spots;
}

/** The first place of the grid where nothing lies: for a card that is new. */
export function findFreeSpot(cards: readonly PlacedCard[]): Spot {
  const taken = [...placeCards(cards).values()];
  let cell = 0;
  while (taken.some((spot) => overlaps(toCell(cell), spot))) cell += 1;
  return toCell(cell);
}

/** Ids in the order in which a board is read: rows from above, in each from the left. */
export function toReadingOrder(spots: ReadonlyMap<string, Spot>): readonly string[] {
  const fromAbove = [...spots].toSorted(([, a], [, b]) => a.y - b.y || a.x - b.x);
  const rows: (readonly [string, Spot])[][] = [];
  let top = Number.NEGATIVE_INFINITY;
  for (const entry of fromAbove) {
    if (entry[1].y - top > ROW_HEIGHT) {
      rows.push([]);
      top = entry[1].y;
    }
    rows.at(-1)?.push(entry);
  }
  return rows.flatMap((row) => row.toSorted(([, a], [, b]) => a.x - b.x).map(([id]) => id));
}

/** The part of the canvas that holds all cards, with a margin to put another one; never empty. */
export function toCanvasBox(spots: Iterable<Spot>, heightOf = CARD_HEIGHT): Box {
  let [left, top, right, bottom] = [0, 0, CARD_WIDTH * 3, CARD_HEIGHT * 2];
  for (const { x, y } of spots) {
    left = Math.min(left, x - GAP);
    top = Math.min(top, y - GAP);
    right = Math.max(right, x + CARD_WIDTH);
    bottom = Math.max(bottom, y + heightOf);
  }
  const margin = CARD_WIDTH;
  return { x: left, y: top, width: right + margin - left, height: bottom + margin - top };
}

export function moveSpot({ x, y }: Spot, byX: number, byY: number): Spot {
  return { x: clamp(x + byX), y: clamp(y + byY) };
}

function toKey({ x, y }: Spot): string {
  return `${x} ${y}`;
}

function clamp(value: number): number {
  return Math.min(FARTHEST, Math.max(-FARTHEST, Math.round(value)));
}

function toCell(cell: number): Spot {
  return {
    x: GAP + (cell % CARDS_IN_ROW) * (CARD_WIDTH + GAP),
    y: GAP + Math.floor(cell / CARDS_IN_ROW) * (CARD_HEIGHT + GAP),
  };
}

function overlaps(a: Spot, b: Spot): boolean {
  return Math.abs(a.x - b.x) < CARD_WIDTH && Math.abs(a.y - b.y) < CARD_HEIGHT;
}
