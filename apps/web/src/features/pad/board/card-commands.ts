import { createRow, removeRow } from "@damim/domain/change.ts";
import { padCardKind, type PadCardId } from "@damim/domain/pad/pad-card.ts";
import { padHeartKind, toReactionId } from "@damim/domain/pad/pad-reaction.ts";
import type { PadData } from "../../../data/pad/pad-data.ts";
import { newId } from "../../../platform/random.ts";
import { toCardFields, type CardDraft } from "./card-draft.ts";

/**
 * Puts a new card on the board and tells its id. Its file goes beside it, and its words stand on this device before
 * this resolves (or the disk refused: they stand in the page).
 */
export async function postCard(
  data: PadData,
  draft: CardDraft,
  place: { readonly order: string },
): Promise<PadCardId> {
  const id = newId(data.now());
  const file = draft.newFile ? await data.files.add({ card: id, ...draft.newFile }) : undefined;
  const fields = {
    ...toCardFields(draft, "new"),
    ...(file ? { file: file.id, fileName: draft.newFile?.name } : {}),
    order: place.order,
  };
  await data.store.write([createRow(padCardKind.name, id, fields)]);
  return id;
}

/** Gives a heart, or takes one's own back. */
export function toggleHeart({ store, me }: PadData, card: PadCardId): void {
  const id = toReactionId(card, me);
  const isGiven = store.rows(padHeartKind).has(id);
  void store.write([
    isGiven ? removeRow(padHeartKind.name, id) : createRow(padHeartKind.name, id, { card }),
  ]);
}
