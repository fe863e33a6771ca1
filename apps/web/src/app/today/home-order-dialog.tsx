// Overlay: imports Base UI through ui/overlay/dialog.tsx. Loaded lazily by home-side.tsx.
import { GripVertical } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { MoveButtons } from "../../ui/move-buttons.tsx";
import { Dialog, DialogActions } from "../../ui/overlay/dialog.tsx";
import type { HomeCard } from "../../kit/manifest/home-card.ts";
import { moveCard } from "./card-order.ts";

export interface HomeOrderDialogProps {
  readonly isOpen: boolean;
  readonly cards: readonly HomeCard[];
  readonly onClose: () => void;
  /** The ids in their new order, at once with each move. */
  readonly onChange: (ids: readonly string[]) => void;
}

/** 카드 순서: by dragging, or by the buttons of each line. */
export function HomeOrderDialog({ isOpen, cards, onClose, onChange }: HomeOrderDialogProps) {
  const list = useRef<HTMLUListElement>(null);
  const [said, setSaid] = useState("");
  const move = (id: string, to: number): void => {
    const ids = cards.map((card) => card.id);
    const place = Math.min(Math.max(0, to), ids.length - 1);
    if (ids.indexOf(id) === place) return;
    onChange(moveCard(ids, id, place));
    const title = cards.find((card) => card.id === id)?.title ?? "";
    setSaid(`${title}, ${ids.length}개 가운데 ${place + 1}번째`);
  };
  const [dragged, setDragged] = useDrag((id, y) => move(id, findPlace(list.current, y)));
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="카드 순서"
      subtitle="끌어서 옮기거나 화살표를 눌러요. 저절로 저장되고 다른 기기에서도 같아요."
      width="mark"
      footer={
        <DialogActions>
          <Button size="large" onClick={onClose}>
            다 했어요
          </Button>
        </DialogActions>
      }
    >
      <ul ref={list} className="flex flex-col gap-2 select-none">
        {cards.map(({ id, title }, index) => (
          <li
            key={id}
            className={`flex min-h-13 items-center gap-1 rounded-ctl border bg-surface pr-1 ${dragged === id ? "border-brand bg-brand-weak" : "border-line"}`}
          >
            {/* For a pointer; the buttons beside it do the same by keyboard. */}
            <span
              onPointerDown={(event) => {
                event.preventDefault();
                setDragged(id);
              }}
              className="flex min-h-13 flex-1 cursor-grab touch-none items-center gap-2 pl-3 text-16 font-semibold"
            >
              <GripVertical size={20} aria-hidden className="shrink-0 text-fg-3" />
              {title}
            </span>
            <MoveButtons
              title={title}
              isFirst={index === 0}
              isLast={index === cards.length - 1}
              onMove={(step) => move(id, index + step)}
            />
          </li>
        ))}
      </ul>
      <output className="sr-only">{said}</output>
    </Dialog>
  );
}

/** The line that is held, until the pointer lets go anywhere. */
function useDrag(onDrag: (id: string, y: number) => void) {
  const [dragged, setDragged] = useState<string>();
  const drag = useEffectEvent((event: PointerEvent) => {
    if (dragged !== undefined) onDrag(dragged, event.clientY);
  });
  useEffect(() => {
    if (dragged === undefined) return;
    // On the window: a line that moves in the document would lose a pointer that it had captured.
    const follow = (event: PointerEvent): void => drag(event);
    const release = (): void => setDragged(undefined);
    addEventListener("pointermove", follow);
    addEventListener("pointerup", release);
    addEventListener("pointercancel", release);
    return () => {
      removeEventListener("pointermove", follow);
      removeEventListener("pointerup", release);
      removeEventListener("pointercancel", release);
    };
  }, [dragged]);
  return [dragged, setDragged] as const;
}

/** The line at this height of the window. */
function findPlace(list: HTMLUListElement | null, y: number): number {
  const lines = [...(list?.children ?? [])].map((line) => line.getBoundingClientRect());
  const place = lines.findIndex(({ bottom }) => y < bottom);
  return place === -1 ? lines.length - 1 : place;
}
