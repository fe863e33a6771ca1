export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Placing {
  readonly anchor: Box;
  readonly size: { readonly width: number; readonly height: number };
  readonly screen: { readonly width: number; readonly height: number };
}

export interface Place {
  readonly left: number;
  readonly top: number;
  /** What there is of height; a taller one scrolls inside. */
  readonly maxHeight: number;
}

/** Between the anchor and what stands beside it. */
const GAP = 12;
/** Kept free at the edges of the screen. */
const EDGE = 12;

/**
 * Where a box stands beside its anchor: at the right, else at the left, in the middle of the anchor's height;
 * where neither side has room, below it or above, whichever has more. Never over the anchor unless the screen
 * has no room at all, and never over an edge. All in CSS px of the viewport.
 *
 * ```ts
 * placeBeside({ anchor: { left: 100, top: 300, width: 80, height: 40 }, size: { width: 392, height: 500 },
 *   screen: { width: 1366, height: 768 } }) // { left: 192, top: 70, maxHeight: 744 }
 * ```
 */
export function placeBeside({ anchor, size, screen }: Placing): Place {
  const right = anchor.left + anchor.width + GAP;
  const left = anchor.left - GAP - size.width;
  const whole = screen.height - 2 * EDGE;
  const middle = anchor.top + anchor.height / 2 - size.height / 2;
  const top = keepBetween(middle, screen.height - EDGE - Math.min(size.height, whole));
  if (right + size.width <= screen.width - EDGE) return { left: right, top, maxHeight: whole };
  if (left >= EDGE) return { left, top, maxHeight: whole };
  return placeAboveOrBelow({ anchor, size, screen });
}

function placeAboveOrBelow({ anchor, size, screen }: Placing): Place {
  const below = anchor.top + anchor.height + GAP;
  const roomBelow = screen.height - EDGE - below;
  const roomAbove = anchor.top - GAP - EDGE;
  const left = keepBetween(anchor.left, screen.width - EDGE - size.width);
  if (roomBelow >= size.height || roomBelow >= roomAbove) {
    return { left, top: below, maxHeight: roomBelow };
  }
  const height = Math.min(size.height, roomAbove);
  return { left, top: anchor.top - GAP - height, maxHeight: roomAbove };
}

function keepBetween(wanted: number, most: number): number {
  return Math.max(EDGE, Math.min(wanted, most));
}
