import { useEffect, useEffectEvent, useRef, type KeyboardEvent } from "react";
import { watchDrags, type Point } from "../drag/watch-drags.ts";
import { PadIcon } from "../card/pad-icon.tsx";
import { MOVE } from "../card/window-icons.ts";
import type { Spot } from "./canvas-places.ts";
import type { CardMover } from "./use-card-mover.ts";

const STEP = 8;
const LONG_STEP = 40;

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
  const handle = useRef<HTMLButtonElement>(null);
  const from = useRef<Point>({ x: 0, y: 0 });
  const isTaken = mover.moved?.id === card && mover.moved.by === "tap";

  const take = useEffectEvent((at: Point) => {
    from.current = at;
    mover.take(card, spot, "drag");
  });
  const drag = useEffectEvent((at: Point) => {
    mover.dragTo((at.x - from.current.x) / zoom, (at.y - from.current.y) / zoom);
  });
  const put = useEffectEvent(() => mover.put());
  const drop = useEffectEvent(() => mover.drop());
  useEffect(() => {
    if (!handle.current) return;
    return watchDrags(handle.current, {
      mayStart: () => true,
      onStart: (at) => take(at),
      onMove: (at) => drag(at),
      onEnd: () => put(),
      onCancel: () => drop(),
    });
  }, []);
  const tap = (): void => {
    if (isTaken) mover.put();
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
      ref={handle}
      type="button"
      className="pad-move"
      aria-label="카드 옮기기"
      aria-pressed={isTaken}
      aria-describedby="pad-move-help"
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
      <PadIcon path={MOVE} size={18} />
    </button>
  );
}
