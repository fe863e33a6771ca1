import { memo } from "react";
import type { PadCardRow } from "../../../data/pad/use-pad-data.ts";
import type { BoardProps } from "../card/board-props.ts";
import { estimateHeight } from "../card/estimate-height.ts";

/**
 * The place of a card in a column of this width (px). Keeps its room while it is far from the screen, where it is
 * neither laid out nor painted; a board that grows by other cards leaves it alone.
 */
export const CardSlot = memo(function CardSlot(props: {
  readonly card: PadCardRow;
  readonly width: number;
  readonly renderCard: BoardProps["renderCard"];
}) {
  const { card, width, renderCard } = props;
  const height = estimateHeight(card, width);
  return (
    <div className="pad-slot" style={{ containIntrinsicBlockSize: `auto ${height}px` }}>
      {renderCard(card)}
    </div>
  );
});
