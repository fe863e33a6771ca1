import {
  LEAST_WIDGET_COLUMNS,
  WALL_COLUMNS,
  WALL_ROWS,
  type Cell,
  type KeptWallWidget,
} from "./wall.ts";

/** A widget with its place. */
export type Placed = Pick<KeptWallWidget, "id" | "cell">;

/** What is said when there is no room. */
export const NO_ROOM_WORDS = "자리가 모자라요. 위젯을 줄이거나 치워 주세요.";

/**
 * A widget, new or old, on a place: what it covers goes, in reading order, to the nearest free place of its size; the
 * rest stays. Nothing where one finds none. A place outside is moved in, sizes are kept in their bounds.
 */
export function placeWidget(
  widgets: readonly Placed[],
  id: string,
  to: Cell,
): readonly Placed[] | undefined {
  const placed = { id, cell: moveInside(to) };
  const others = widgets.filter((widget) => widget.id !== id);
  const covered = sortReading(others.filter(({ cell }) => overlap(cell, placed.cell)));
  const taken = [placed.cell, ...others.filter((other) => !covered.includes(other)).map(toCell)];
  const cells = new Map([[id, placed.cell]]);
  for (const { id: moved, cell } of covered) {
    const free = findFree(cell, taken);
    if (!free) return undefined;
    cells.set(moved, free);
    taken.push(free);
  }
  const isNew = others.length === widgets.length;
  return [...widgets, ...(isNew ? [placed] : [])].map((widget) => ({
    id: widget.id,
    cell: cells.get(widget.id) ?? widget.cell,
  }));
}

/**
 * The widgets as they are shown: rows that overlap after a merge are laid one by one, by id; whoever finds no place of
 * the own size gets a small one, and without any lies over the others, for nothing is hidden.
 */
export function layWidgets<T extends Placed>(widgets: Iterable<T>): readonly T[] {
  const taken: Cell[] = [];
  return [...widgets]
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map((widget) => {
      const wanted = moveInside(widget.cell);
      const small = { ...wanted, w: LEAST_WIDGET_COLUMNS, h: 1 };
      const cell = findFree(wanted, taken) ?? findFree(small, taken) ?? wanted;
      taken.push(cell);
      return { ...widget, cell };
    });
}

/** A free place for a new widget of a size; nothing on a full wall. */
export function findRoom(
  widgets: readonly Placed[],
  size: Pick<Cell, "w" | "h">,
): Cell | undefined {
  return findFree(moveInside({ x: 0, y: 0, ...size }), widgets.map(toCell));
}

/** The nearest free place of a cell's size: by way, then the higher, then the one more to the left. */
function findFree(cell: Cell, taken: readonly Cell[]): Cell | undefined {
  let best: { readonly way: number; readonly cell: Cell } | undefined;
  for (let y = 0; y + cell.h <= WALL_ROWS; y += 1) {
    for (let x = 0; x + cell.w <= WALL_COLUMNS; x += 1) {
      const tried = { ...cell, x, y };
      const way = Math.abs(x - cell.x) + Math.abs(y - cell.y);
      if ((best && best.way <= way) || taken.some((other) => overlap(other, tried))) continue;
      best = { way, cell: tried };
    }
  }
  return best?.cell;
}

function moveInside({ x, y, w, h }: Cell): Cell {
  const wide = keepBetween(w, LEAST_WIDGET_COLUMNS, WALL_COLUMNS);
  const high = keepBetween(h, 1, WALL_ROWS);
  return {
    x: keepBetween(x, 0, WALL_COLUMNS - wide),
    y: keepBetween(y, 0, WALL_ROWS - high),
    w: wide,
    h: high,
  };
}

function sortReading(widgets: readonly Placed[]): readonly Placed[] {
  return widgets.toSorted(
    (a, b) => a.cell.y - b.cell.y || a.cell.x - b.cell.x || (a.id < b.id ? -1 : 1),
  );
}

function overlap(a: Cell, b: Cell): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

function toCell({ cell }: Placed): Cell {
  return cell;
}

function keepBetween(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, Math.trunc(value)));
}
