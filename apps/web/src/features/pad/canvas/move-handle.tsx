import { useRef, type KeyboardEvent, type PointerEvent } from "react";
import { EditorIcon } from "../editor/editor-icon.tsx";
import type { Spot } from "./canvas-places.ts";
import type { CardMover } from "./use-card-mover.ts";

const STEP = 8;
const LONG_STEP = 40;
/** CSS px: a finger that moves less has tapped. */
const TAP_REACH = 6;

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * The handle of a card on the canvas. Dragged, it takes the card along; tapped, it takes it up and the next tap on
 * the canvas puts it down; with the arrow keys it goes by 8 px, with Shift by 40.
 */
export function MoveHandle(props: {
  readonly card: string;
  readonly spot: Spot;
  readonly zoom: number;
  readonly mover: CardMover;
  readonly onHold: (isHeld: boolean) => void;
}) {
  const { card, spot, zoom, mover, onHold } = props;
  const start = useRef<{ readonly x: number; readonly y: number; isDragging: boolean }>(undefined);
  const hasDragged = useRef(false);
  const isTaken = mover.moved?.id === card && mover.moved.by === "tap";

  const press = (event: PointerEvent<HTMLButtonElement>): void => {
    if (event.button !== 0) return;
    start.current = { x: event.clientX, y: event.clientY, isDragging: false };
    hasDragged.current = false;
    if (event.nativeEvent.isTrusted) event.currentTarget.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent<HTMLButtonElement>): void => {
    const from = start.current;
    if (!from) return;
    const [byX, byY] = [event.clientX - from.x, event.clientY - from.y];
    if (!from.isDragging && Math.hypot(byX, byY) < TAP_REACH) return;
    if (!from.isDragging) {
      from.isDragging = true;
      hasDragged.current = true;
      mover.take(card, spot, "drag");
    }
    mover.dragTo(byX / zoom, byY / zoom);
  };
  const release = (event: PointerEvent<HTMLButtonElement>): void => {
    const from = start.current;
    start.current = undefined;
    if (!from?.isDragging) return;
    if (event.type === "pointercancel") mover.drop();
    else mover.put();
  };
  const tap = (): void => {
    // The click that ends a drag is no tap.
    if (hasDragged.current) hasDragged.current = false;
    else if (isTaken) mover.put();
    else mover.take(card, spot, "tap");
  };
  const step = (event: KeyboardEvent): void => {
    const arrow = ARROWS[event.key];
    if (event.key === "Escape" && mover.moved) {
      event.preventDefault();
      event.stopPropagation();
      mover.drop();
    }
    if (!arrow || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const size = event.shiftKey ? LONG_STEP : STEP;
    mover.step(card, spot, arrow[0] * size, arrow[1] * size);
  };

  return (
    <button
      type="button"
      className="pad-move"
      aria-label="카드 옮기기"
      aria-pressed={isTaken}
      aria-describedby="pad-move-help"
      onPointerDown={press}
      onPointerMove={move}
      onPointerUp={release}
      onPointerCancel={release}
      onClick={tap}
      onKeyDown={step}
      onKeyUp={(event) => {
        if (event.key in ARROWS && mover.moved?.by === "keys") mover.put();
      }}
      onFocus={() => onHold(true)}
      onBlur={() => {
        if (mover.moved?.by === "keys") mover.put();
        onHold(false);
      }}
    >
      <EditorIcon name="move" size={18} />
    </button>
  );
}
