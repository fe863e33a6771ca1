import {
  useId,
  useLayoutEffect,
  useRef,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
} from "react";
import "../board/forms.css";
import { ToolButton } from "./pad-controls.tsx";
import { X } from "./window-icons.ts";

const SHEET =
  "mx-auto mt-auto max-w-none overscroll-contain bg-surface text-fg shadow-float backdrop:bg-scrim sm:mb-auto sm:rounded-sheet";

/** From below on a phone, in the middle elsewhere; `large` is as much of the screen as there is. */
export const sheetLook = {
  normal: `${SHEET} w-[min(100%,560px)] rounded-t-sheet`,
  large: `${SHEET} h-dvh w-full sm:h-[min(96dvh,940px)] sm:w-[min(96vw,1180px)]`,
  inside: "flex flex-col px-5 pt-3 pb-[calc(20px+env(safe-area-inset-bottom))]",
};

export interface PadSheetProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A window over the board: from below on a phone, in the middle elsewhere. The browser's own dialog: it keeps the
 * focus, closes with Escape and the back gesture, and costs the pupils' page nothing.
 */
export function PadSheet({ title, onClose, children }: PadSheetProps) {
  const dialog = useModal();
  const titleId = useId();
  /** Where the press began: text that is marked may end beside the window, and closes nothing. */
  const pressed = useRef<EventTarget>(null);
  const closeBeside = (event: MouseEvent): void => {
    if (isOwn(event) && pressed.current === event.target) onClose();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape and the button close it; a press beside it is one more way
    <dialog
      ref={dialog}
      className={`${sheetLook.normal} max-h-[94dvh]`}
      aria-labelledby={titleId}
      onPointerDown={(event) => {
        pressed.current = event.target;
      }}
      onClick={closeBeside}
      onCancel={(event) => {
        event.preventDefault();
        // A choice of a file within it that comes to nothing says the same.
        if (isOwn(event)) onClose();
      }}
    >
      <div className={`${sheetLook.inside} gap-3.5`}>
        <SheetHead titleId={titleId} title={title} onClose={onClose} />
        {children}
      </div>
    </dialog>
  );
}

/** Of a `<dialog>` that is open for as long as it is drawn. What in it is `data-first` has the focus. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed while it still stands on the page, it gives the focus back to where it came from.
  useLayoutEffect(() => {
    const open = dialog.current;
    open?.showModal();
    // A closed dialog takes no focus, so React's own `autoFocus` comes too early.
    open?.querySelector<HTMLElement>("[data-first]")?.focus();
    return () => open?.close();
  }, []);
  return dialog;
}

const isOwn = (event: SyntheticEvent): boolean => event.target === event.currentTarget;

export function SheetHead(props: {
  readonly titleId: string;
  readonly title: string;
  readonly onClose: () => void;
}) {
  return (
    <header className="flex items-center justify-between gap-2">
      <h2 id={props.titleId} className="min-w-0 text-20 font-extrabold">
        {props.title}
      </h2>
      <ToolButton path={X} size={22} label="닫기" onClick={props.onClose} />
    </header>
  );
}
