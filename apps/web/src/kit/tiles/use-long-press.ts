import { useMemo, useRef, type MouseEvent, type PointerEvent } from "react";

const LONG_MS = 500;
/** A finger that moves farther scrolls. */
const STILL_PX = 10;

/**
 * The second thing that a tile can do: by the right button, the key for menus, or a finger that rests on it. The click
 * that ends a long press is swallowed. iOS says nothing of long presses, hence the clock.
 */
export function useLongPress(onLong: (() => void) | undefined) {
  const press = useRef<{ readonly x: number; readonly y: number; readonly timer: number }>(
    undefined,
  );
  const isSwallowed = useRef(false);
  return useMemo(() => {
    if (!onLong) return {};
    const stop = (): void => {
      if (press.current) clearTimeout(press.current.timer);
      press.current = undefined;
    };
    return {
      onPointerDown({ pointerType, clientX: x, clientY: y }: PointerEvent): void {
        stop();
        isSwallowed.current = false;
        if (pointerType === "mouse") return;
        const timer = window.setTimeout(() => {
          isSwallowed.current = true;
          press.current = undefined;
          onLong();
        }, LONG_MS);
        press.current = { x, y, timer };
      },
      onPointerMove({ clientX, clientY }: PointerEvent): void {
        const { current } = press;
        if (current && Math.hypot(clientX - current.x, clientY - current.y) > STILL_PX) stop();
      },
      onPointerUp: stop,
      onPointerCancel: stop,
      onContextMenu(event: MouseEvent): void {
        event.preventDefault();
        // Of the same long press: Android says it as well.
        if (isSwallowed.current) return;
        const isTouch = press.current !== undefined;
        stop();
        isSwallowed.current = isTouch;
        onLong();
      },
      onClickCapture(event: MouseEvent): void {
        if (!isSwallowed.current) return;
        isSwallowed.current = false;
        event.stopPropagation();
      },
    };
  }, [onLong]);
}
