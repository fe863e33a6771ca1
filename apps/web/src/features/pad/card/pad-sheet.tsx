import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from "react";
import "../board/forms.css";
import { ToolButton } from "./tool-button.tsx";
import { X } from "./window-icons.ts";

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
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const open = dialog.current;
    open?.showModal();
    return () => open?.close();
  }, []);
  /** Where the press began: text that is marked may end beside the window, and closes nothing. */
  const pressed = useRef<EventTarget>(null);
  const closeBeside = (event: MouseEvent): void => {
    if (event.target === dialog.current && pressed.current === dialog.current) onClose();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape and the button close it; a press beside it is one more way
    <dialog
      ref={dialog}
      className="pad-sheet"
      aria-labelledby={titleId}
      onPointerDown={(event) => {
        pressed.current = event.target;
      }}
      onClick={closeBeside}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="pad-sheet-inside">
        <header className="pad-sheet-head">
          <h2 id={titleId}>{title}</h2>
          <ToolButton path={X} size={22} label="닫기" onClick={onClose} />
        </header>
        {children}
      </div>
    </dialog>
  );
}
