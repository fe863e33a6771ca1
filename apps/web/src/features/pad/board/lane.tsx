import type { ReactNode } from "react";
import type { BoardProps } from "../card/board-props.ts";
import { CardSlot } from "./card-slot.tsx";

/** Cards below a title: a column, or the field of a pupil. */
export function Lane(
  props: BoardProps & {
    readonly title: string;
    /** px */
    readonly width: number;
    /** "" for cards of none; a pupil's field is no column. */
    readonly column?: string;
    readonly children?: ReactNode;
  },
) {
  const { column, title, width, cards, renderCard, children } = props;
  return (
    <section className="pad-lane" aria-label={title} data-column={column}>
      <h2 className="pad-lane-title">
        {title} <span>{cards.length}</span>
      </h2>
      {cards.map((card) => (
        <CardSlot key={card.id} card={card} width={width} renderCard={renderCard} />
      ))}
      {children}
    </section>
  );
}
