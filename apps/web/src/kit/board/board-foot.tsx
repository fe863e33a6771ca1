import { Ellipsis, LogOut } from "lucide-react";
import { useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { BoardButton } from "./board-button.tsx";

/**
 * What is pressed on a board, in one row that never grows over the stage. What does not fit stands behind ⋯, from the last
 * on; 나가기 goes first, the main button never. The lines that do not fit lie above the row, cut off until they are asked for;
 * there is room for the ring of the one that the keyboard is on.
 */
export function BoardFoot(props: {
  readonly children: ReactNode;
  readonly onLeave: () => void;
  /** Few buttons: upright all of them stand there, the main one as wide as the foot and below the others. */
  readonly isTall?: boolean;
}) {
  const { children, onLeave, isTall = false } = props;
  const row = useRef<HTMLDivElement>(null);
  const [isLong, setLong] = useState(false);
  const [isOpen, setOpen] = useState(false);
  // At each drawing: a label is as long as what it says.
  useLayoutEffect(() => {
    const look = (): void => {
      const items = [...(row.current?.children ?? [])].filter(
        (item) => item instanceof HTMLElement,
      );
      const lowest = Math.max(...items.map(toMiddle));
      for (const item of items) item.toggleAttribute("data-over", toMiddle(item) < lowest - 20);
      setLong(!isTall && items.some((item) => item.hasAttribute("data-over")));
    };
    look();
    addEventListener("resize", look);
    return () => removeEventListener("resize", look);
  });
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape and leaving it close what its button has opened
    <div
      onBlur={({ relatedTarget, currentTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false);
      }}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !isOpen) return;
        event.preventDefault();
        setOpen(false);
      }}
      className={`pointer-events-auto flex max-w-full items-end gap-3 rounded-[--spacing(10)] bg-surface p-3 shadow-float ${isTall ? "portrait:w-full" : ""}`}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- what its buttons do, keys do too */}
      <div
        ref={row}
        onClick={({ target, currentTarget }) => {
          const isButton = target instanceof Element && target.closest("button");
          // A stepper and tabs are pressed again.
          if (isButton && isButton.parentElement === currentTarget) setOpen(false);
        }}
        className={`flex min-w-0 flex-wrap-reverse content-start items-center justify-center gap-3 -m-1.5 overflow-hidden p-1.5 ${isTall ? "portrait:w-full [&>.order-first]:portrait:h-44 [&>.order-first]:portrait:w-full [&>.order-first]:portrait:justify-center [&>.order-first]:portrait:text-[length:--spacing(12)]" : isLong && isOpen ? "" : "h-23 [&>[data-over]]:invisible"}`}
      >
        {children}
        <BoardButton icon={<LogOut aria-hidden />} onClick={onLeave}>
          나가기
        </BoardButton>
      </div>
      {isLong && (
        <BoardButton
          aria-label="더 보기"
          aria-expanded={isOpen}
          icon={<Ellipsis aria-hidden />}
          onClick={() => setOpen(!isOpen)}
        />
      )}
    </div>
  );
}

function toMiddle({ offsetTop, offsetHeight }: HTMLElement): number {
  return offsetTop + offsetHeight / 2;
}
