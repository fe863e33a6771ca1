import { useMemo, useRef } from "react";
import type { BoardProps } from "../card/board-props.ts";
import "./board.css";
import { CardSlot } from "./card-slot.tsx";
import { estimateHeight } from "../card/estimate-height.ts";
import { countColumns, placeInColumns } from "./place-in-columns.ts";
import { useGradually } from "./use-gradually.ts";
import { useWidth } from "./use-width.ts";

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
