/** CSS px of the window. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface DragWatch {
  /** Whether what lies under the pointer may be dragged; a press on anything else stays a press. */
  readonly mayStart: (press: PointerEvent) => boolean;
  /** A finger and a pen hold still before they take something: a movement at once scrolls the page. */
  readonly needsHold?: boolean;
  readonly onStart: (from: Point, press: PointerEvent) => void;
  readonly onMove: (at: Point) => void;
  /** Put down. */
  readonly onEnd: () => void;
  /** Escape, a second finger, or the browser took the pointer away: everything is as it was. */
  readonly onCancel: () => void;
}

/** CSS px: a pointer that moves less has tapped. */
const TAP_REACH = 6;
const HOLD_MS = 320;

interface Press {
  readonly event: PointerEvent;
  readonly holds: boolean;
  readonly stop: AbortController;
  isDragging: boolean;
}

/**
 * Tells when something within `place` is dragged, by mouse, finger or pen; the answer stops watching. What ends a drag
 * is no click. One pointer at a time.
 */
export function watchDrags(place: HTMLElement, watch: DragWatch): () => void {
  const watching = new AbortController();
  let press: Press | undefined;

  const forget = (): void => {
    press?.stop.abort();
    press = undefined;
  };
  const cancel = (): void => {
    const wasDragging = press?.isDragging === true;
    forget();
    if (wasDragging) watch.onCancel();
  };
  const start = (): void => {
    if (!press) return;
    press.isDragging = true;
    const { event } = press;
    if (event.isTrusted && place.isConnected) place.setPointerCapture(event.pointerId);
    getSelection()?.removeAllRanges();
    watch.onStart({ x: event.clientX, y: event.clientY }, event);
  };
  const move = (event: PointerEvent): void => {
    if (press?.event.pointerId !== event.pointerId) return;
    const { event: from, holds } = press;
    if (!press.isDragging) {
      const reach = Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY);
      if (reach < TAP_REACH) return;
      if (holds) {
        forget();
        return;
      }
      start();
    }
    watch.onMove({ x: event.clientX, y: event.clientY });
  };
  const release = (event: PointerEvent): void => {
    if (press?.event.pointerId !== event.pointerId) return;
    if (event.type === "pointercancel") {
      cancel();
      return;
    }
    const wasDragging = press.isDragging;
    forget();
    if (!wasDragging) return;
    swallowClick();
    watch.onEnd();
  };
  const escape = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || press?.isDragging !== true) return;
    event.preventDefault();
    event.stopPropagation();
    swallowNextClick(press.event);
    cancel();
  };
  const keepStill = (event: Event): void => {
    if (press?.isDragging && event.cancelable) event.preventDefault();
  };
  const keepQuiet = (event: Event): void => {
    if (press?.holds || press?.isDragging) event.preventDefault();
  };

  const listenFor = (event: PointerEvent): void => {
    if (press) {
      cancel();
      return;
    }
    if (event.button !== 0 || !watch.mayStart(event)) return;
    const stop = new AbortController();
    const { signal } = stop;
    press = { event, stop, isDragging: false, holds: isHeld(event, watch) };
    if (press.holds) {
      const timer = setTimeout(start, HOLD_MS);
      signal.addEventListener("abort", () => clearTimeout(timer));
    }
    addEventListener("pointermove", move, { signal });
    addEventListener("pointerup", release, { signal });
    addEventListener("pointercancel", release, { signal });
    addEventListener("keydown", escape, { signal, capture: true });
    addEventListener("contextmenu", keepQuiet, { signal });
    addEventListener("dragstart", keepQuiet, { signal });
    // A touched element that the board draws elsewhere meanwhile still gets the touch, but no one above it does.
    for (const type of ["touchmove", "touchend"] as const) {
      event.target?.addEventListener(type, keepStill, { signal, passive: false });
    }
  };
  place.addEventListener("pointerdown", listenFor, { signal: watching.signal });
  // There from the beginning: a browser that starts a touch without it scrolls on, whatever is said later.
  if (watch.needsHold) {
    place.addEventListener("touchmove", keepStill, { signal: watching.signal, passive: false });
  }
  return () => {
    cancel();
    watching.abort();
  };
}

function isHeld({ pointerType }: PointerEvent, { needsHold }: DragWatch): boolean {
  return needsHold === true && pointerType !== "mouse";
}

/** The click that a release brings along, in the same breath; none later. */
function swallowClick(): void {
  const stop = new AbortController();
  const swallow = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener("click", swallow, { capture: true, once: true, signal: stop.signal });
  setTimeout(() => stop.abort());
}

/** After Escape the button is still down: its click comes with the release. */
function swallowNextClick({ pointerId }: PointerEvent): void {
  const stop = new AbortController();
  const release = (event: PointerEvent): void => {
    if (event.pointerId !== pointerId) return;
    stop.abort();
    if (event.type === "pointerup") swallowClick();
  };
  addEventListener("pointerup", release, { signal: stop.signal });
  addEventListener("pointercancel", release, { signal: stop.signal });
}
