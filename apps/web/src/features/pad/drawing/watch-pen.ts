import type { StrokePoint } from "@damim/domain/pad/card/stroke-points.ts";

export interface PenListener {
  /** In px of the paper. */
  readonly onDown: (point: StrokePoint) => void;
  /** All of a frame together, also those between two frames. */
  readonly onMove: (points: readonly StrokePoint[]) => void;
  readonly onUp: () => void;
  /** The browser took the pen away: two fingers pinch. */
  readonly onCancel: () => void;
}

const HARDEST = 255;
/** px of the paper that the arrow keys go; with Shift. */
const STEP = 8;
const LONG_STEP = 40;

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Follows one pen, finger or mouse over the paper, or the arrow keys (Space puts the pen down and lifts it).
 * `onCursor` tells where the keys' pen is. Returns the way to stop.
 */
export function watchPen(
  element: HTMLElement,
  paper: { readonly width: number; readonly height: number },
  listener: PenListener,
  onCursor: (at: readonly [x: number, y: number] | undefined, isDown: boolean) => void,
): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let held: { readonly pointer: number; readonly type: string } | undefined;
  let cursor: readonly [number, number] = [paper.width / 2, paper.height / 2];
  let isKeyDown = false;

  const toPoint = (event: PointerEvent): StrokePoint => {
    const box = element.getBoundingClientRect();
    const isPen = event.pointerType === "pen" && event.pressure > 0;
    return [
      ((event.clientX - box.left) / box.width) * paper.width,
      ((event.clientY - box.top) / box.height) * paper.height,
      isPen ? Math.max(1, Math.round(event.pressure * HARDEST)) : 0,
    ];
  };
  const liftKey = (): void => {
    if (!isKeyDown) return;
    isKeyDown = false;
    listener.onUp();
  };
  const down = (event: PointerEvent): void => {
    if (held || event.button !== 0) return;
    liftKey();
    onCursor(undefined, false);
    held = { pointer: event.pointerId, type: event.pointerType };
    // The pointer of a test, or one that has just gone, cannot be caught; the line is drawn all the same.
    if (event.isTrusted) element.setPointerCapture(event.pointerId);
    listener.onDown(toPoint(event));
  };
  const move = (event: PointerEvent): void => {
    if (event.pointerId !== held?.pointer) return;
    const parts = event.getCoalescedEvents();
    listener.onMove((parts.length > 0 ? parts : [event]).map(toPoint));
  };
  const up = (event: PointerEvent): void => {
    if (event.pointerId !== held?.pointer) return;
    held = undefined;
    if (event.type === "pointercancel") listener.onCancel();
    else listener.onUp();
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key === " ") {
      event.preventDefault();
      if (event.repeat) return;
      if (isKeyDown) liftKey();
      else {
        isKeyDown = true;
        listener.onDown([...cursor, 0]);
      }
      onCursor(cursor, isKeyDown);
      return;
    }
    const arrow = ARROWS[event.key];
    if (!arrow || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const step = event.shiftKey ? LONG_STEP : STEP;
    cursor = [
      Math.min(paper.width, Math.max(0, cursor[0] + arrow[0] * step)),
      Math.min(paper.height, Math.max(0, cursor[1] + arrow[1] * step)),
    ];
    if (isKeyDown) listener.onMove([[...cursor, 0]]);
    onCursor(cursor, isKeyDown);
  };

  element.addEventListener("pointerdown", down, { signal });
  element.addEventListener("pointermove", move, { signal });
  element.addEventListener("pointerup", up, { signal });
  element.addEventListener("pointercancel", up, { signal });
  element.addEventListener("keydown", press, { signal });
  element.addEventListener(
    "blur",
    () => {
      liftKey();
      onCursor(undefined, false);
    },
    { signal },
  );
  return () => stop.abort();
}
