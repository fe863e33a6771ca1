import { useLayoutEffect, useRef, type ReactNode } from "react";

export interface CalendarPopupProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** What it stands below: a button, or what holds one. */
  readonly anchor: Element | null;
  /** Of the field. */
  readonly label: string;
}

/**
 * Stands below its field. The browser's own popover: it stands above every dialog and inside it, so that a press in it
 * is none outside.
 */
export function CalendarPopup({
  isOpen,
  onClose,
  anchor,
  label,
  children,
}: CalendarPopupProps & { readonly children: (close: () => void) => ReactNode }) {
  const popup = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const box = popup.current;
    if (!box || !anchor) return;
    box.showPopover();
    const place = (): void => standBelow(box, anchor.getBoundingClientRect());
    place();
    const follow = { capture: true, passive: true };
    addEventListener("resize", place);
    document.addEventListener("scroll", place, follow);
    return () => {
      removeEventListener("resize", place);
      document.removeEventListener("scroll", place, follow);
    };
  }, [isOpen, anchor]);
  if (!isOpen) return null;
  const close = (): void => {
    const button = anchor?.matches("button") ? anchor : anchor?.querySelector("button");
    if (button instanceof HTMLElement) button.focus({ preventScroll: true });
    onClose();
  };
  return (
    <dialog
      ref={popup}
      popover="auto"
      aria-label={`${label} 고르기`}
      className="fixed inset-auto m-0 rounded-card bg-surface p-3 text-fg shadow-float print:hidden"
      onToggle={(event) => event.newState === "closed" && onClose()}
      // The field's own form and dialog have no part in what is pressed here.
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === "Escape") close();
      }}
    >
      {children(close)}
    </dialog>
  );
}

/** Below its anchor, above it where there is no room, and inside the window. */
function standBelow(box: HTMLElement, anchor: DOMRect): void {
  const { offsetWidth: width, offsetHeight: height } = box;
  const below = anchor.bottom + GAP;
  const top = below + height + GAP > innerHeight ? anchor.top - GAP - height : below;
  box.style.top = `${Math.max(GAP, top)}px`;
  box.style.left = `${Math.max(GAP, Math.min(anchor.left, innerWidth - GAP - width))}px`;
}

const GAP = 8;
