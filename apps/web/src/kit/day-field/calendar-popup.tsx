import { ChevronLeft, ChevronRight } from "lucide-react";
import { useEffect, useLayoutEffect, useRef, type ReactNode } from "react";
import { IconButton } from "../../ui/button.tsx";

export interface CalendarPopupProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** What it stands below: a button, or what holds one. */
  readonly anchor: Element | null;
  /** Of the field. */
  readonly label: string;
}

/** A calendar of days or of months. */
export interface CalendarProps<T extends string> extends CalendarPopupProps {
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly onPick: (chosen: T) => void;
}

/** What is shown, and a step to what lies before and after it: 「앞 달」, 「다음 해」. */
export function CalendarHead(props: {
  readonly words: string;
  readonly of: "달" | "해";
  readonly onStep: (by: 1 | -1) => void;
}) {
  const { words, of, onStep } = props;
  return (
    <div className="flex items-center">
      <span className="flex-1 pl-2 text-15 font-bold" aria-live="polite">
        {words}
      </span>
      <IconButton
        label={`앞 ${of}`}
        icon={<ChevronLeft size={20} aria-hidden />}
        onClick={() => onStep(-1)}
      />
      <IconButton
        label={`다음 ${of}`}
        icon={<ChevronRight size={20} aria-hidden />}
        onClick={() => onStep(1)}
      />
    </div>
  );
}

/** The grid of a calendar, with the focus on the one that the arrows stand on (`data-at`). */
export function useGridFocus(at: string) {
  const grid = useRef<HTMLDivElement>(null);
  useEffect(() => grid.current?.querySelector<HTMLElement>(`[data-at="${at}"]`)?.focus(), [at]);
  return grid;
}

/** How a picked one looks, and the one of today. */
export const cellLook =
  "grid place-items-center rounded-chip font-semibold tabular-nums hover:bg-hover disabled:opacity-40 aria-[current=date]:shadow-[inset_0_0_0_2px_var(--warm)] aria-pressed:bg-brand aria-pressed:text-on-brand";

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
