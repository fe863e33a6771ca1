import type { Point } from "./watch-drags.ts";

/** CSS px of the window. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** One lane of a board, or one column of the wall, as it is drawn. */
export interface DrawnLane {
  readonly box: Box;
  /** From above; without those that stand where they stand. */
  readonly cards: readonly { readonly id: string; readonly box: Box }[];
  /** Where the first card of an empty lane would begin, px. */
  readonly head: number;
}

/** Beside which card something is put down, and where the line is drawn that shows it. */
export interface DropSpot {
  /** Place in the list of lanes. */
  readonly lane: number;
  /** Undefined: at the end. */
  readonly beside: string | undefined;
  readonly isAfter: boolean;
  readonly line: Box;
}

/** Half of the gap between two cards. */
const MARGIN = 6;
const THICKNESS = 4;

/**
 * Where a card would land that is let go of here: in the lane that lies nearest, so that its head, its empty rest and
 * the gaps count as well. A wall of several columns reads from left to right: there the half of a card on the left is
 * the place before it, elsewhere the upper one.
 */
export function findDropSpot(
  at: Point,
  lanes: readonly DrawnLane[],
  { isWall }: { readonly isWall: boolean },
): DropSpot | undefined {
  const lane = findNearest(at, lanes);
  const found = lanes[lane];
  if (!found) return undefined;
  const isAcross = isWall && lanes.length > 1;
  const card = isAcross
    ? found.cards.find(({ box }) => at.y <= box.bottom + MARGIN)
    : found.cards.find(({ box }) => at.y <= (box.top + box.bottom) / 2);
  if (!card) return { lane, beside: undefined, isAfter: true, line: toEndLine(found) };
  const { id, box } = card;
  if (!isAcross) return { lane, beside: id, isAfter: false, line: toLine(box, box.top - MARGIN) };
  const isAfter = at.x > (box.left + box.right) / 2;
  const x = isAfter ? box.right + MARGIN : box.left - MARGIN;
  const line = { ...box, left: x - THICKNESS / 2, right: x + THICKNESS / 2 };
  return { lane, beside: id, isAfter, line };
}

function findNearest(at: Point, lanes: readonly DrawnLane[]): number {
  let nearest = -1;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, { box }] of lanes.entries()) {
    const x = Math.max(box.left - at.x, 0, at.x - box.right);
    const y = Math.max(box.top - at.y, 0, at.y - box.bottom);
    const distance = Math.hypot(x, y);
    if (distance >= least) continue;
    least = distance;
    nearest = index;
  }
  return nearest;
}

function toEndLine({ box, cards, head }: DrawnLane): Box {
  const last = cards.at(-1);
  return last ? toLine(last.box, last.box.bottom + MARGIN) : toLine(box, head + MARGIN);
}

function toLine({ left, right }: Box, y: number): Box {
  return { left, right, top: y - THICKNESS / 2, bottom: y + THICKNESS / 2 };
}
