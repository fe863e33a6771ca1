import { padCardKind, type PadCardId } from "@damim/domain/pad/card/pad-card.ts";
import type { PadData } from "../../../data/pad/pad-data.ts";
import type { PadCardRow } from "../../../data/pad/use-pad-data.ts";
import { moveCard } from "../card/move-card.ts";
import type { DropSpot } from "./find-drop-spot.ts";
import type { BoardLane } from "./read-lanes.ts";

/**
 * Writes the place at which a card was put down. Tells in words where that is, for who does not see it; nothing when
 * the card lies where it lay, or is gone meanwhile: then nothing is written either.
 */
export function landCard(
  data: PadData,
  id: PadCardId,
  to: { readonly spot: DropSpot; readonly lane: BoardLane; readonly isWall: boolean },
): string | undefined {
  const { spot, lane, isWall } = to;
  const card = data.store.rows(padCardKind).get(id);
  if (!card || spot.beside === id) return undefined;
  const drawn = new Set(lane.cards.map((each) => each.id));
  // Those that a search hides are no less there.
  const isThere = (each: PadCardRow): boolean =>
    isWall || drawn.has(each.id) || isOfLane(each, { lane, card });
  const others = listMovable(data).filter((each) => each.id !== id && isThere(each));
  const found = others.findIndex((each) => each.id === spot.beside);
  const index = found < 0 ? others.length : found + (spot.isAfter ? 1 : 0);
  const before = others[index]?.id;
  const column = lane.column === undefined || drawn.has(id) ? undefined : lane.column || null;
  if (column === undefined && before === findNext(others, card)) return undefined;
  moveCard(data, id, { cards: others, before, ...(column === undefined ? {} : { column }) });
  const where = `${others.length + 1}장 가운데 ${index + 1}번째로 옮겼어요.`;
  return isWall ? where : `${lane.title}, ${where}`;
}

/** In the order of the board, without those that are pinned. */
function listMovable({ store }: PadData): readonly PadCardRow[] {
  return [...store.rows(padCardKind).values()]
    .filter(({ isPinned }) => isPinned !== true)
    .toSorted((a, b) => (isBehind(a, b) ? 1 : -1));
}

function isOfLane(
  each: PadCardRow,
  { lane, card }: { readonly lane: BoardLane; readonly card: PadCardRow },
): boolean {
  return lane.column === undefined ? each.by === card.by : (each.column ?? "") === lane.column;
}

/** Before which of the others it stands now; undefined: behind all. */
function findNext(others: readonly PadCardRow[], card: PadCardRow): PadCardId | undefined {
  return others.find((each) => isBehind(each, card))?.id;
}

function isBehind(a: PadCardRow, b: PadCardRow): boolean {
  return a.order === b.order ? a.id > b.id : a.order > b.order;
}
