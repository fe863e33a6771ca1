import { useMemo, type ReactNode } from "react";
import { usePadColumns, type PadCardRow } from "../../../data/pad/use-pad-data.ts";
import "./board.css";
import type { BoardProps } from "../card/board-props.ts";
import { CardSlot } from "./card-slot.tsx";
import { useGradually } from "./use-gradually.ts";

/** As wide as `board.css` draws a lane. */
const LANE_PX = 300;

export interface ColumnsProps extends BoardProps {
  /** Of a column: adding a card to it, for who may. */
  readonly renderFoot?: (column: string) => ReactNode;
  /** Behind the last lane: a way to more of them, for who may. */
  readonly end?: ReactNode;
  /** Along a line from left to right: the board `timeline`. */
  readonly isTimeline?: boolean;
}

/**
 * The boards `columns` and `timeline`: one lane for each, beside each other, below each other on a phone held
 * upright. Cards of no column, or of one that is gone, stand in a lane of their own in front.
 */
export function Columns(props: ColumnsProps) {
  const { cards, renderCard, renderFoot, end, isTimeline = false } = props;
  const columns = usePadColumns();
  const drawn = useGradually(cards.length);
  const cardsByColumn = useMemo(() => {
    const lists = new Map<string, PadCardRow[]>(columns.map(({ id }) => [id, []]));
    const rest: PadCardRow[] = [];
    for (const card of cards.slice(0, drawn)) (lists.get(card.column ?? "") ?? rest).push(card);
    return lists.set("", rest);
  }, [cards, columns, drawn]);
  const without = cardsByColumn.get("") ?? [];
  const lanes = [
    ...(without.length > 0 || columns.length === 0
      ? [{ id: "", title: "아직 칸이 없는 카드" }]
      : []),
    ...columns,
  ];
  return (
    <div className="pad-lanes" data-line={isTimeline || undefined}>
      {lanes.map(({ id, title }) => (
        <Lane
          key={id}
          column={id}
          title={title}
          cards={cardsByColumn.get(id) ?? []}
          renderCard={renderCard}
        >
          {id !== "" && renderFoot?.(id)}
        </Lane>
      ))}
      {end}
    </div>
  );
}

function Lane(props: {
  readonly column: string;
  readonly title: string;
  readonly cards: readonly PadCardRow[];
  readonly renderCard: BoardProps["renderCard"];
  readonly children: ReactNode;
}) {
  const { column, title, cards, renderCard, children } = props;
  return (
    <section className="pad-lane" aria-label={title} data-column={column}>
      <h2 className="pad-lane-title">
        {title} <span>{cards.length}</span>
      </h2>
      {cards.map((card) => (
        <CardSlot key={card.id} card={card} width={LANE_PX} renderCard={renderCard} />
      ))}
      {children}
    </section>
  );
}
