// Written here: all rows have one height, the row with the focus has to stay, and a library of 10 KB measures rows.

/** Rows by their place, `to` not included. */
export interface RowSpan {
  readonly from: number;
  readonly to: number;
}

/** What of a long list is drawn, in order: a row, or the room of rows that are not. */
export type RowPart =
  | { readonly type: "row"; readonly index: number }
  | { readonly type: "room"; readonly rowCount: number; readonly key: string };

/** A list this long or shorter is drawn whole: the browser's own search finds every name in it. */
export const WHOLE_LIST_ROWS = 60;

/** Which way a list was last scrolled: towards its end, towards its begin, or not yet. */
export type ScrollWay = "down" | "up" | undefined;

/** Rows drawn beyond the edge that is scrolled to; beyond both as long as nothing was scrolled. */
const SPARE_ROWS = 12;

/** Rows that stay drawn beyond the other edge: each drawn row weighs in every picture. */
const PASSED_ROWS = 3;

/** So near to the edge of what is drawn, more is drawn. */
const NEAR_ROWS = 6;

/** Rows drawn in one go at one edge. */
const STEP_ROWS = 3;

/**
 * The rows that are seen through a box, those seen in part included. Lengths in px.
 *
 * ```ts
 * findSeenRows({ scrollTop: 30, height: 56, rowHeight: 28, rowCount: 9 }); // { from: 1, to: 4 }
 * ```
 */
export function findSeenRows(view: {
  readonly scrollTop: number;
  readonly height: number;
  readonly rowHeight: number;
  readonly rowCount: number;
}): RowSpan {
  const { scrollTop, height, rowHeight, rowCount } = view;
  const clamp = (index: number): number => Math.min(Math.max(index, 0), rowCount);
  return {
    from: clamp(Math.floor(scrollTop / rowHeight)),
    to: clamp(Math.ceil((scrollTop + height) / rowHeight)),
  };
}

/**
 * The rows to draw when `seen` are seen: `drawn` itself for as long as it reaches far enough the way that is
 * scrolled, so that most of scrolling draws nothing.
 */
export function moveWindow(
  drawn: RowSpan,
  seen: RowSpan,
  { rowCount, way }: { readonly rowCount: number; readonly way: ScrollWay },
): RowSpan {
  const reaches =
    drawn.from <= Math.max(0, seen.from - (way === "down" ? 0 : NEAR_ROWS)) &&
    drawn.to >= Math.min(rowCount, seen.to + (way === "up" ? 0 : NEAR_ROWS));
  if (reaches && drawn.to <= rowCount) return drawn;
  return {
    from: Math.max(0, seen.from - (way === "down" ? PASSED_ROWS : SPARE_ROWS)),
    to: Math.min(rowCount, seen.to + (way === "up" ? PASSED_ROWS : SPARE_ROWS)),
  };
}

/**
 * The next span on the way from what is drawn to what is to be drawn: what is seen at once, beyond that a few
 * rows at a time, so that no step holds up scrolling.
 */
export function stepWindow(drawn: RowSpan, wanted: RowSpan, seen: RowSpan): RowSpan {
  const isApart = drawn.to <= wanted.from || drawn.from >= wanted.to;
  const [from, to] = isApart
    ? [seen.from, seen.to]
    : [Math.max(drawn.from, wanted.from), Math.min(drawn.to, wanted.to)];
  return {
    from: Math.min(from, Math.max(wanted.from, Math.min(seen.from, from - STEP_ROWS))),
    to: Math.max(to, Math.min(wanted.to, Math.max(seen.to, to + STEP_ROWS))),
  };
}

/**
 * The parts of a list of which a span is drawn, and one more row wherever it is: the one that holds the focus
 * is never taken away. All rows are in it once, drawn or as room.
 */
export function listRowParts(drawn: RowSpan, kept: number, rowCount: number): readonly RowPart[] {
  const parts: RowPart[] = [];
  let next = 0;
  let roomCount = 0;
  const add = (from: number, to: number): void => {
    // The key stays while the room grows and shrinks.
    if (from > next) {
      parts.push({ type: "room", rowCount: from - next, key: `room-${roomCount++}` });
    }
    for (let index = Math.max(from, next); index < to; index++) parts.push({ type: "row", index });
    next = Math.max(next, to);
  };
  const isKept = kept >= 0 && kept < rowCount;
  if (isKept && kept < drawn.from) add(kept, kept + 1);
  add(drawn.from, drawn.to);
  if (isKept && kept >= drawn.to) add(kept, kept + 1);
  add(rowCount, rowCount);
  return parts;
}
