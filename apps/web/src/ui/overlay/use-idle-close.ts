import { useEffect, useRef, type RefObject } from "react";

export interface IdleClose {
  readonly popup: RefObject<HTMLElement | null>;
  readonly isOpen: boolean;
  /** Left out: never closes by itself. */
  readonly idleCloseMs: number | undefined;
  readonly onClose: () => void;
}

/** How often it is looked whether somebody uses the popup. */
const LOOK_STEP_MS = 250;

/**
 * Closes a popup that nobody uses any more. It waits while a pointer rests in it or a keyboard stands
 * in it (WCAG 2.2.1); a focus that came with a mouse press is not a keyboard.
 */
export function useIdleClose({ popup, isOpen, idleCloseMs, onClose }: IdleClose): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });

  useEffect(() => {
    if (!isOpen || idleCloseMs === undefined) return;
    let idleMs = 0;
    const step = Math.min(LOOK_STEP_MS, idleCloseMs);
    const timer = setInterval(() => {
      const element = popup.current;
      const isUsed = element?.matches(":hover, :focus-visible, :has(:focus-visible)") ?? false;
      idleMs = isUsed ? 0 : idleMs + step;
      if (idleMs >= idleCloseMs) close.current();
    }, step);
    return () => clearInterval(timer);
  }, [popup, isOpen, idleCloseMs]);
}
