import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from "react";
import type { Point } from "../drag/watch-drags.ts";
import { watchPinch } from "./watch-pinch.ts";

const ZOOMS = [0.25, 0.4, 0.6, 0.8, 1, 1.25, 1.5] as const;
const FARTHEST = ZOOMS[0];
const NEAREST = 1.5;

/** A place of the sheet, in its own px, and where on the screen it stays. */
interface Hold {
  readonly spot: Point;
  readonly at: Point;
}

/**
 * How near the canvas is: by two fingers and by the wheel with Ctrl, which keep what lies below them where it is, and
 * by steps for everybody else. `place` scrolls, `sheet` in it is as large as its cards at this zoom.
 */
export function useZoom(
  place: RefObject<HTMLElement | null>,
  sheet: RefObject<HTMLElement | null>,
) {
  const [zoom, setZoom] = useState<number>(1);
  const hold = useRef<Hold>(undefined);
  const pinch = useRef<{ readonly zoom: number; readonly spot: Point }>(undefined);

  const scrollToHold = (): void => {
    const held = hold.current;
    const box = sheet.current?.getBoundingClientRect();
    hold.current = undefined;
    if (!held || !box) return;
    const { spot, at } = held;
    place.current?.scrollBy({
      left: box.left + spot.x * zoom - at.x,
      top: box.top + spot.y * zoom - at.y,
      behavior: "instant",
    });
  };
  // As soon as the sheet has its new size, and before anybody has seen it.
  const keepHold = useEffectEvent(scrollToHold);
  useLayoutEffect(() => keepHold(), [zoom]);

  const toSpot = ({ x, y }: Point): Point => {
    const box = sheet.current?.getBoundingClientRect();
    return { x: (x - (box?.left ?? 0)) / zoom, y: (y - (box?.top ?? 0)) / zoom };
  };
  const zoomTo = (wanted: number, held: Hold): void => {
    const next = Math.min(NEAREST, Math.max(FARTHEST, wanted));
    hold.current = held;
    if (next === zoom) scrollToHold();
    else setZoom(next);
  };
  const start = useEffectEvent((middle: Point) => {
    pinch.current = { zoom, spot: toSpot(middle) };
  });
  const stretch = useEffectEvent((times: number, middle: Point) => {
    const from = pinch.current;
    if (from) zoomTo(from.zoom * times, { spot: from.spot, at: middle });
  });
  const turn = useEffectEvent((factor: number, at: Point) => {
    zoomTo(zoom * factor, { spot: toSpot(at), at });
  });
  useEffect(() => {
    if (!place.current) return;
    return watchPinch(place.current, {
      onStart: (middle) => start(middle),
      onMove: (times, middle) => stretch(times, middle),
      onWheel: (factor, at) => turn(factor, at),
    });
  }, [place]);

  return {
    zoom,
    /** The next of the steps, farther (-1) or nearer (1). */
    step: (by: -1 | 1): void => {
      const next =
        by < 0
          ? ZOOMS.findLast((one) => one < zoom - 0.01)
          : ZOOMS.find((one) => one > zoom + 0.01);
      const box = place.current?.getBoundingClientRect();
      if (next === undefined || !box) return;
      const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
      zoomTo(next, { spot: toSpot(middle), at: middle });
    },
    /** All of it at once. */
    fit: ({ width, height }: { readonly width: number; readonly height: number }): void => {
      const element = place.current;
      if (!element) return;
      const whole = Math.min(element.clientWidth / width, element.clientHeight / height);
      setZoom(Math.min(1, Math.max(FARTHEST, whole)));
      element.scrollTo({ left: 0, top: 0 });
    },
  };
}
