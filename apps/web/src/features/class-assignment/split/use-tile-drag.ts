import { useRef, useState, type MouseEvent, type PointerEvent } from "react";
import type { Picking } from "./use-picking.ts";

/** A tile under way: where the pointer is, and over which class or pupil. */
export interface TileDrag {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly place: number | undefined;
  readonly pupil: string | undefined;
}

const STARTS_AFTER_PX = 6;

/**
 * Tiles are drawn onto a class or onto another pupil, by mouse and pen; a finger scrolls, and taps instead. Handlers for
 * the box of all columns; tiles carry `data-pupil`, columns `data-place`.
 */
export function useTileDrag({ hold, release, moveTo, swap }: Picking) {
  const [drag, setDrag] = useState<TileDrag>();
  const start = useRef<{ readonly id: string; readonly x: number; readonly y: number }>(undefined);
  const wasDragged = useRef(false);
  const stop = (): void => {
    start.current = undefined;
    setDrag(undefined);
  };
  return {
    drag,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        wasDragged.current = false;
        if (event.pointerType === "touch" || event.button !== 0) return;
        const id = findOver(event.target, "pupil");
        if (id !== undefined) start.current = { id, x: event.clientX, y: event.clientY };
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const { current } = start;
        if (!current) return;
        const { clientX: x, clientY: y } = event;
        if (!drag && Math.hypot(x - current.x, y - current.y) < STARTS_AFTER_PX) return;
        if (!drag) {
          wasDragged.current = true;
          event.currentTarget.setPointerCapture(event.pointerId);
          hold(current.id);
        }
        const under = document.elementFromPoint(x, y);
        const place = findOver(under, "place");
        const pupil = findOver(under, "pupil");
        setDrag({
          id: current.id,
          x,
          y,
          place: place === undefined ? undefined : Number(place),
          pupil: pupil === current.id ? undefined : pupil,
        });
      },
      onPointerUp() {
        if (drag?.pupil !== undefined) swap(drag.id, drag.pupil);
        else if (drag?.place !== undefined) moveTo(drag.id, drag.place);
        if (drag) release();
        stop();
      },
      onPointerCancel() {
        if (drag) release();
        stop();
      },
      /** The click that ends a drag is none. */
      onClickCapture(event: MouseEvent) {
        if (!wasDragged.current) return;
        wasDragged.current = false;
        event.stopPropagation();
        event.preventDefault();
      },
    },
  };
}

function findOver(target: EventTarget | null, name: "pupil" | "place"): string | undefined {
  if (!(target instanceof Element)) return undefined;
  return target.closest<HTMLElement>(`[data-${name}]`)?.dataset[name];
}
