import { useMemo, useRef, useState, type MouseEvent, type PointerEvent } from "react";
import type { PadCardRow } from "../../../data/pad/use-pad-data.ts";
import type { BoardProps } from "../card/board-props.ts";
import { PLUS } from "../card/board-icons.ts";
import { ToolButton } from "../card/pad-controls.tsx";
import { FIT, MINUS } from "../card/window-icons.ts";
import "./canvas.css";
import { CARD_WIDTH, placeCards, toCanvasBox, toReadingOrder } from "./canvas-places.ts";
import { MoveHandle } from "./move-handle.tsx";
import { useCardMover } from "./use-card-mover.ts";
import { useZoom } from "./use-zoom.ts";

export interface CanvasBoardProps extends BoardProps {
  /** Own cards, all of them for the teacher; none while the room is frozen. */
  readonly mayMove: (card: PadCardRow) => boolean;
}

const GRIP = 44;

/**
 * The board `canvas`: cards lie where somebody put them. It scrolls like any page and comes nearer with two fingers; an
 * own card is moved by its handle, by drag, by two taps or by the arrow keys.
 */
export function CanvasBoard({ cards, renderCard, mayMove }: CanvasBoardProps) {
  const [held, setHeld] = useState<readonly string[]>();
  const place = useRef<HTMLElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const { zoom, step, fit } = useZoom(place, sheet);
  const pan = useRef<{ readonly x: number; readonly y: number }>(undefined);
  const mover = useCardMover();
  const { moved } = mover;
  const spots = useMemo(() => placeCards(cards), [cards]);
  const box = useMemo(() => toCanvasBox(spots.values()), [spots]);
  const reading = useMemo(() => toReadingOrder(spots), [spots]);
  const byId = useMemo(() => new Map(cards.map((card) => [card.id, card])), [cards]);
  // A card that changes its place among the others would lose the focus of the key that moves it.
  const order = held ? [...held, ...reading.filter((id) => !held.includes(id))] : reading;

  const putHere = (event: MouseEvent<HTMLDivElement>): void => {
    if (moved?.by !== "tap" || !(event.target instanceof Element)) return;
    if (event.target.closest(".pad-move")) return;
    event.preventDefault();
    event.stopPropagation();
    const corner = event.currentTarget.getBoundingClientRect();
    mover.put({
      x: (event.clientX - corner.left) / zoom + box.x - CARD_WIDTH + GRIP / 2,
      y: (event.clientY - corner.top) / zoom + box.y - GRIP / 2,
    });
  };
  // A finger scrolls by itself; a mouse takes the sheet between the cards.
  const panByMouse = (event: PointerEvent): void => {
    const element = place.current;
    if (!element || event.pointerType !== "mouse") return;
    if (event.type === "pointerdown") {
      const isBeside = event.target instanceof Element && !event.target.closest("article, button");
      pan.current =
        isBeside && event.button === 0 ? { x: event.clientX, y: event.clientY } : undefined;
      return;
    }
    if (!pan.current || event.buttons === 0) return;
    element.scrollBy(pan.current.x - event.clientX, pan.current.y - event.clientY);
    pan.current = { x: event.clientX, y: event.clientY };
  };

  return (
    <div className="pad-canvas">
      <p id="pad-move-help" className="sr-only">
        끌어서 옮기거나, 눌러서 집은 다음 놓을 곳을 눌러요. 방향키로도 옮길 수 있어요.
      </p>
      <section
        ref={place}
        className="pad-canvas-place"
        aria-label="자유롭게 놓는 판"
        tabIndex={0}
        onPointerDown={panByMouse}
        onPointerMove={panByMouse}
      >
        <div
          ref={sheet}
          className="pad-canvas-sheet"
          data-placing={moved?.by === "tap" || undefined}
          style={{ width: box.width * zoom, height: box.height * zoom }}
          onClickCapture={putHere}
        >
          <div className="pad-canvas-cards" style={{ transform: `scale(${zoom})` }}>
            {order.map((id) => {
              const card = byId.get(id);
              const spot = moved?.id === id ? moved.at : spots.get(id);
              if (!card || !spot) return null;
              return (
                <div
                  key={id}
                  className="pad-canvas-card"
                  data-moved={moved?.id === id || undefined}
                  style={{
                    width: CARD_WIDTH,
                    transform: `translate(${spot.x - box.x}px, ${spot.y - box.y}px)`,
                  }}
                >
                  {renderCard(card)}
                  {mayMove(card) && (
                    <MoveHandle
                      card={id}
                      spot={spot}
                      zoom={zoom}
                      mover={mover}
                      onHold={(isHeld) => setHeld(isHeld ? order : undefined)}
                    />
                  )}
                </div>
              );
            })}
          </div>
        </div>
      </section>
      {moved?.by === "tap" && <output className="pad-canvas-hint">놓을 곳을 눌러 주세요</output>}
      <div className="pad-canvas-tools">
        <ToolButton path={MINUS} label="작게 보기" onClick={() => step(-1)} />
        <ToolButton path={PLUS} label="크게 보기" onClick={() => step(1)} />
        <ToolButton path={FIT} label="한눈에 보기" onClick={() => fit(box)} />
      </div>
    </div>
  );
}
