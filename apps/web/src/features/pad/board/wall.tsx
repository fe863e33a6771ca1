import { useMemo, useRef, useLayoutEffect, useState, type RefObject } from "react";
import type { BoardProps } from "../card/board-props.ts";
import "./board.css";
import { CardSlot } from "./card-slot.tsx";
import { estimateHeight } from "../card/estimate-height.ts";
import { useGradually } from "./use-gradually.ts";

/** The board `wall`: cards of any height beside each other, two columns on a phone and more where there is room. */
export function Wall({ cards, renderCard }: BoardProps) {
  const place = useRef<HTMLDivElement>(null);
  const width = useWidth(place);
  const count = countColumns(width);
  const columnWidth = width / count;
  const drawn = useGradually(cards.length);
  const columns = useMemo(
    () => placeInColumns(cards.slice(0, drawn), count, (card) => estimateHeight(card, columnWidth)),
    [cards, drawn, count, columnWidth],
  );
  return (
    <div ref={place} className="pad-wall">
      {columns.map((column, index) => (
        <div key={index} className="pad-wall-column">
          {column.map((card) => (
            <CardSlot key={card.id} card={card} width={columnWidth} renderCard={renderCard} />
          ))}
        </div>
      ))}
    </div>
  );
}

/**
 * Which card stands in which column of a wall: each in the one that is shortest so far. A card at the end moves no
 * other, so the wall stays still while a class writes.
 */
function placeInColumns<T>(
  cards: readonly T[],
  columns: number,
  toHeight: (card: T) => number,
): readonly (readonly T[])[] {
  const placed = Array.from({ length: columns }, () => ({ height: 0, cards: [] as T[] }));
  for (const card of cards) {
    const shortest = placed.reduce((least, each) => (each.height < least.height ? each : least));
    shortest.cards.push(card);
    shortest.height += toHeight(card);
  }
  return placed.map((column) => column.cards);
}

const NARROWEST = 264;
const GAP = 14;

/** How many columns fit beside each other: two on a phone, one where not even a line of eight letters would fit. */
function countColumns(widthPx: number): number {
  if (widthPx < 300) return 1;
  return Math.max(2, Math.floor((widthPx + GAP) / (NARROWEST + GAP)));
}

/** The width of an element in px, kept up to date; before it is drawn, that of the window. */
function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(() => innerWidth);
  useLayoutEffect(() => {
    const watched = element.current;
    if (!watched) return;
    const observer = new ResizeObserver(() => setWidth(watched.clientWidth));
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
