import { useEffect, useRef } from "react";

export interface IdleClose {
  readonly isOpen: boolean;
  /** Left out: never closes by itself. */
  readonly idleCloseMs: number | undefined;
  readonly onClose: () => void;
}

/**
 * Handlers for a popup that closes by itself. The clock runs only while no pointer rests in it, and
 * begins again with every key pressed in it (WCAG 2.2.1).
 */
export function useIdleClose({ isOpen, idleCloseMs, onClose }: IdleClose) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });

  const stop = () => clearTimeout(timer.current);
  const start = () => {
    clearTimeout(timer.current);
    if (idleCloseMs === undefined) return;
    timer.current = setTimeout(() => close.current(), idleCloseMs);
  };

  useEffect(() => {
    if (!isOpen || idleCloseMs === undefined) return;
    timer.current = setTimeout(() => close.current(), idleCloseMs);
    return () => clearTimeout(timer.current);
  }, [isOpen, idleCloseMs]);

  return { onPointerEnter: stop, onPointerLeave: start, onKeyDown: start };
}
