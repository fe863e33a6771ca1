import { X } from "lucide-react";
import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  type ReactNode,
  type RefObject,
} from "react";
import { createPortal } from "react-dom";
import { findFirstFocus, type Opening } from "./first-focus.ts";
import { placeBeside } from "./place-beside.ts";
import { keepTabInside } from "../tab-ring.ts";

export interface DialogBesideProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** What it speaks of: a seat, a cell. Stays in sight; may change while open. */
  readonly anchor: Element | null;
  /** The accessible name of the dialog, letter for letter. */
  readonly title: string;
  /** Below the title ("large") or at its right ("small"). */
  readonly subtitle?: ReactNode;
  /** "large" 392 for the day view, "small" 296 for grids. */
  readonly size?: "large" | "small";
  readonly children: ReactNode;
}

/**
 * The dialog beside a seat or a cell, on a desktop. It opens and closes with every mark, so it stays in the
 * document while it is closed, and to open costs one style and one layout of its own content
 * (`docs/decisions/0020-dialog-beside.md`).
 */
export function DialogBeside(props: DialogBesideProps) {
  const { isOpen, onClose, anchor, title, subtitle, size = "large", children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const isLarge = size === "large";
  usePlace(dialog, anchor, isOpen);
  useFocus(dialog, props);
  useWaysOut(dialog, props);
  return createPortal(
    <dialog
      ref={dialog}
      open
      aria-labelledby={titleId}
      aria-hidden={!isOpen}
      tabIndex={-1}
      onKeyDown={keepTabInside}
      style={isOpen ? SHOWN : OUT_OF_SIGHT}
      className={`fixed inset-auto top-0 left-0 z-40 m-0 flex max-w-none flex-col overflow-y-auto overscroll-contain bg-surface text-fg shadow-float outline-none [contain:layout_style] not-supports-[content-visibility:hidden]:aria-hidden:invisible print:hidden ${isLarge ? "w-[24.5rem] rounded-sheet p-5" : "w-[18.5rem] rounded-[1.25rem] p-4"}`}
    >
      <div className={`flex gap-2 ${isLarge ? "mb-3.5 items-start" : "mb-3 items-baseline"}`}>
        <div className={isLarge ? "min-w-0 flex-1" : "flex flex-1 items-baseline justify-between"}>
          <h2 id={titleId} className={isLarge ? "title text-20" : "text-16 font-bold"}>
            {title}
          </h2>
          {subtitle && <div className="text-14 text-fg-2">{subtitle}</div>}
        </div>
        {isLarge && (
          <button
            type="button"
            aria-label="닫기"
            className="press -mt-2 -mr-2 grid size-11 shrink-0 place-items-center rounded-ctl text-fg-2 hover:bg-hover"
            onClick={onClose}
          >
            <X size={22} aria-hidden />
          </button>
        )}
      </div>
      {children}
    </dialog>,
    document.body,
  );
}

const SHOWN = { contentVisibility: "visible" } as const;
/**
 * A closed dialog is out of sight and its content skipped. `visibility` and `inert` would do as well, but what is below
 * inherits them: each opening would style 140 elements anew. A browser that skips no content hides it after all.
 */
const OUT_OF_SIGHT = { contentVisibility: "hidden", translate: "-200vw" } as const;

/** Beside its anchor while it is open, wherever the page scrolls and whatever grows. */
function usePlace(
  dialog: RefObject<HTMLDialogElement | null>,
  anchor: Element | null,
  isOpen: boolean,
): void {
  useLayoutEffect(() => {
    const box = dialog.current;
    if (!isOpen || !box) return;
    const place = (): void => standBeside(box, anchor);
    place();
    const growth = new ResizeObserver(place);
    for (const child of box.children) growth.observe(child);
    const follow = { capture: true, passive: true };
    addEventListener("resize", place);
    document.addEventListener("scroll", place, follow);
    return () => {
      growth.disconnect();
      removeEventListener("resize", place);
      document.removeEventListener("scroll", place, follow);
    };
  }, [dialog, anchor, isOpen]);
}

function standBeside(box: HTMLElement, anchor: Element | null): void {
  const at = placeBeside({
    anchor: (anchor ?? document.body).getBoundingClientRect(),
    // What it would like, also when it is scrolled inside for want of room.
    size: {
      width: box.offsetWidth,
      height: box.offsetHeight - box.clientHeight + box.scrollHeight,
    },
    screen: { width: innerWidth, height: innerHeight },
  });
  box.style.translate = `${Math.round(at.left)}px ${Math.round(at.top)}px`;
  box.style.maxHeight = `${at.maxHeight}px`;
}

/** Into the dialog when it opens, and back to where it came from when it closes. */
function useFocus(dialog: RefObject<HTMLDialogElement | null>, props: DialogBesideProps): void {
  const { isOpen, anchor } = props;
  const giveBack = useEffectEvent((from: Element | null): void => {
    const here = document.activeElement;
    const isElsewhere = here && here !== document.body && !dialog.current?.contains(here);
    // Whoever pressed another control meant that one.
    if (isElsewhere) return;
    if (from instanceof HTMLElement) from.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (!isOpen) return;
    const from = document.activeElement;
    let isCurrent = true;
    const enter = (): void => {
      const first = findFirstFocus(dialog.current, lastInput);
      if (isCurrent && first instanceof HTMLElement) first.focus({ preventScroll: true });
    };
    // The next key may follow at once. After a press nothing is missed, and to ask a style for it takes a sixth of the
    // opening.
    if (lastInput === "keyboard") enter();
    else requestAnimationFrame(() => setTimeout(enter));
    return () => {
      isCurrent = false;
      giveBack(from);
    };
  }, [dialog, isOpen, anchor]);
}

/** Escape, and a press elsewhere; one on the anchor itself is left to the anchor. */
function useWaysOut(dialog: RefObject<HTMLDialogElement | null>, props: DialogBesideProps): void {
  const { isOpen } = props;
  const pressed = useRef<EventTarget>(null);
  const isOurs = (node: EventTarget | null): boolean =>
    node instanceof Node &&
    [dialog.current, props.anchor].some((element) => element?.contains(node));
  const handlePointerDown = useEffectEvent((event: Event): void => {
    pressed.current = event.target;
  });
  const handleClick = useEffectEvent((event: Event): void => {
    // A word that is marked with the mouse may end outside.
    if (!isOurs(event.target) && !isOurs(pressed.current)) props.onClose();
  });
  const handleKeyDown = useEffectEvent((event: KeyboardEvent): void => {
    if (event.key !== "Escape" || event.isComposing || event.defaultPrevented) return;
    const here = document.activeElement;
    // A window that opened above has the focus, and the key.
    if (here !== document.body && !isOurs(here)) return;
    event.preventDefault();
    props.onClose();
  });
  useEffect(() => {
    if (!isOpen) return;
    document.addEventListener("pointerdown", handlePointerDown, true);
    document.addEventListener("click", handleClick, true);
    document.addEventListener("keydown", handleKeyDown);
    return () => {
      document.removeEventListener("pointerdown", handlePointerDown, true);
      document.removeEventListener("click", handleClick, true);
      document.removeEventListener("keydown", handleKeyDown);
    };
  }, [isOpen]);
}

/** What opened it last: after a finger no field takes the focus, or the keyboard of a tablet would cover it. */
let lastInput: Opening = "";
for (const sign of ["pointerdown", "keydown"] as const) {
  addEventListener(
    sign,
    (event) => {
      lastInput = event instanceof PointerEvent ? toOpening(event.pointerType) : "keyboard";
    },
    { capture: true, passive: true },
  );
}

function toOpening(pointerType: string): Opening {
  return pointerType === "touch" || pointerType === "pen" ? pointerType : "mouse";
}
