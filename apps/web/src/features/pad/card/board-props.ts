import type { ReactNode } from "react";
import type { PadCardRow } from "../../../data/pad/use-pad-data.ts";

/** What every board gets: which cards, in its order, and how one of them is drawn. */
export interface BoardProps {
  readonly cards: readonly PadCardRow[];
  readonly renderCard: (card: PadCardRow) => ReactNode;
}
