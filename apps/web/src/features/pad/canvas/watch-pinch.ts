import type { Point } from "../drag/watch-drags.ts";

export interface PinchListener {
  /** Two fingers came down; in the middle between them. */
  readonly onStart: (middle: Point) => void;
  /** So many times as far apart as at the start, with their middle here now. */
  readonly onMove: (times: number, middle: Point) => void;
  /** A turn of the wheel with Ctrl, as a touch pad tells a pinch, too. Above 1: nearer. */
  readonly onWheel: (factor: number, at: Point) => void;
}

/** One turn of the wheel's ring. */
const WHEEL_STEP = 0.0016;

/** Follows two fingers on `place`; one is left to whoever uses it. Returns the way to stop. */
export function watchPinch(place: HTMLElement, listener: PinchListener): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let apartAtStart: number | undefined;

  const look = (event: TouchEvent): void => {
    const pair = findPair(event);
    apartAtStart = pair?.apart;
    if (pair) listener.onStart(pair.middle);
  };
  place.addEventListener("touchstart", look, { signal, passive: true });
  place.addEventListener("touchend", look, { signal, passive: true });
  place.addEventListener("touchcancel", look, { signal, passive: true });
  place.addEventListener(
    "touchmove",
    (event) => {
      const pair = findPair(event);
      if (!pair || apartAtStart === undefined) return;
      event.preventDefault();
      listener.onMove(pair.apart / apartAtStart, pair.middle);
    },
    { signal, passive: false },
  );
  place.addEventListener(
    "wheel",
    (event) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      const at = { x: event.clientX, y: event.clientY };
      listener.onWheel(Math.exp(-event.deltaY * WHEEL_STEP), at);
    },
    { signal, passive: false },
  );
  return () => stop.abort();
}

function findPair({ touches }: TouchEvent) {
  const [one, two] = touches;
  if (!one || !two) return undefined;
  const middle = { x: (one.clientX + two.clientX) / 2, y: (one.clientY + two.clientY) / 2 };
  const apart = Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY);
  return { middle, apart: Math.max(1, apart) };
}
