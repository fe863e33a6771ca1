import { createRow, removeRow } from "@damim/sync/change.ts";
import type { PadCardId } from "@damim/domain/pad/card/pad-card.ts";
import { padHeartKind, toReactionId } from "@damim/domain/pad/card/pad-reaction.ts";
import type { PadData } from "../../../data/pad/pad-data.ts";

/** Gives a heart, or takes one's own back. */
export function toggleHeart({ store, me }: Pick<PadData, "store" | "me">, card: PadCardId): void {
  const id = toReactionId(card, me);
  const isGiven = store.rows(padHeartKind).has(id);
  void store.write([
    isGiven ? removeRow(padHeartKind.name, id) : createRow(padHeartKind.name, id, { card }),
  ]);
}
