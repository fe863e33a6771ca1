import { useRef, useState, type MouseEvent, type PointerEvent, type RefObject } from "react";
import type { GridPoint } from "./month-range.ts";
import type { GridCells } from "./use-grid-cells.ts";
import type { RangeControl } from "./use-grid-range.ts";

export interface RangePointerOptions {
  readonly box: RefObject<HTMLElement | null>;
  readonly cells: GridCells;
  readonly range: RangeControl;
  /** 「여러 칸 고르기」: a press chooses, and so does the next one for all between. */
  readonly isChoosing: boolean;
  readonly onOpen: (point: GridPoint) => void;
  /** A press opens, and nothing chooses. */
  readonly isReadOnly: boolean;
}

/** So near to the edge of the grid, px, a drag scrolls it, and so far with each picture. */
const EDGE = 24;
const SCROLL_STEP = 10;

/**
 * Presses on the month grid. A press opens a cell; drawn over several cells with a mouse or a pen it chooses
 * them, as Shift and a press do from the cell before. A finger scrolls, and chooses by 「여러 칸 고르기」.
 */
export function useRangePointer(options: RangePointerOptions) {
  const { box, cells, range, isChoosing, onOpen, isReadOnly } = options;
  // A click follows each drag, and is no press on a cell.
  const wasDragged = useRef(false);
  const [isDrawing, setDrawing] = useState(false);

  const handlePointerDown = (event: PointerEvent): void => {
    wasDragged.current = false;
    const start = cells.findPoint(event.target);
    if (!start || isReadOnly || event.button !== 0 || event.pointerType === "touch") return;
    if (event.shiftKey) {
      range.extend(cells.current(), start);
      return;
    }
    const drag = new AbortController();
    const { signal } = drag;
    let at = { x: event.clientX, y: event.clientY };
    let frame = 0;
    const choose = (target: EventTarget | null): void => {
      const point = cells.findPoint(target);
      const isStart = point?.row === start.row && point.column === start.column;
      if (!point || (isStart && !wasDragged.current)) return;
      wasDragged.current = true;
      setDrawing(true);
      range.choose(start, point);
    };
    const scroll = (): void => {
      frame = 0;
      const step = box.current && findScrollStep(box.current, at);
      if (!step || !wasDragged.current) return;
      box.current?.scrollBy(step.x, step.y);
      choose(document.elementFromPoint(step.near.x, step.near.y));
      frame = requestAnimationFrame(scroll);
    };
    addEventListener(
      "pointermove",
      (move) => {
        at = { x: move.clientX, y: move.clientY };
        choose(move.target);
        if (frame === 0) frame = requestAnimationFrame(scroll);
      },
      { signal },
    );
    const end = (): void => {
      cancelAnimationFrame(frame);
      drag.abort();
      setDrawing(false);
    };
    addEventListener("pointerup", end, { signal });
    addEventListener("pointercancel", end, { signal });
    addEventListener("blur", end, { signal });
  };

  const handleClick = (event: MouseEvent): void => {
    const point = cells.findPoint(event.target);
    if (!point || wasDragged.current || event.shiftKey) return;
    if (isChoosing) range.extend(point, point);
    else {
      range.clear();
      onOpen(point);
    }
  };
  return { handlePointerDown, handleClick, isDrawing };
}

/** How far to scroll while the pointer is at an edge or beyond it, and the place inside that is next to it. */
function findScrollStep(box: HTMLElement, at: { readonly x: number; readonly y: number }) {
  const place = box.getBoundingClientRect();
  // Head and names stay in sight, and the cells begin behind them.
  const head = box.querySelector("thead th")?.getBoundingClientRect() ?? place;
  const toStep = (value: number, from: number, to: number): number =>
    value < from + EDGE ? -SCROLL_STEP : value > to - EDGE ? SCROLL_STEP : 0;
  const x = toStep(at.x, head.right, place.right);
  const y = toStep(at.y, head.bottom, place.bottom);
  if (x === 0 && y === 0) return undefined;
  const near = {
    x: Math.min(Math.max(at.x, head.right + 1), place.left + box.clientWidth - 1),
    y: Math.min(Math.max(at.y, head.bottom + 1), place.top + box.clientHeight - 1),
  };
  return { x, y, near };
}
