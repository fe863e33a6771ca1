import { createRow, DEAD } from "@damim/sync/change.ts";
import { padCardKind, type PadCardId } from "@damim/domain/pad/card/pad-card.ts";
import { padCommentKind } from "@damim/domain/pad/card/pad-reaction.ts";
import type { PadData, RefusedPadWrite } from "../../../data/pad/pad-data.ts";
import { newId } from "../../../platform/random.ts";
import { toChangedFields, toNewFields, type CardDraft } from "./card-draft.ts";

/** What a card is written with. */
type Desk = Pick<PadData, "store" | "now" | "files">;

/**
 * Puts a new card on the board and tells its id. Its file goes beside it, and its words stand on this device before
 * this resolves (or the disk refused: they stand in the page).
 */
export async function postCard(
  data: Desk,
  draft: CardDraft,
  place: { readonly order: string },
): Promise<PadCardId> {
  const id = newId(data.now());
  const file = draft.newFile ? await data.files.add({ card: id, ...draft.newFile }) : undefined;
  const fields = {
    ...toNewFields(draft),
    ...(file ? { file: file.id, fileName: draft.newFile?.name } : {}),
    order: place.order,
  };
  await data.store.write([createRow(padCardKind.name, id, fields)]);
  return id;
}

/** Changes what a card says, by its author. A new picture goes beside it like the first one. */
export async function changeCard(data: Desk, card: PadCardId, draft: CardDraft): Promise<void> {
  const file = draft.newFile ? await data.files.add({ card, ...draft.newFile }) : undefined;
  const before = data.store.rows(padCardKind).get(card) ?? {};
  const set = {
    ...toChangedFields(before, draft),
    ...(file ? { file: file.id, fileName: draft.newFile?.name } : {}),
  };
  if (Object.keys(set).length > 0) {
    await data.store.write([{ kind: padCardKind.name, id: card, set }]);
  }
}

/** Sends a card once more that the server did not take, as it was changed. Written anew before the refused one goes. */
export async function sendCardAgain(
  { store }: Pick<PadData, "store">,
  { id, set, at }: RefusedPadWrite,
  draft: CardDraft,
): Promise<void> {
  await store.write([
    set[DEAD] === false
      ? createRow(padCardKind.name, id, { ...set, ...toNewFields(draft) })
      : { kind: padCardKind.name, id, set: { ...set, text: draft.text } },
  ]);
  await store.discardRefused(at).catch(() => undefined);
}

/** Says something below a card. */
export function addComment(data: PadData, card: PadCardId, text: string): void {
  const id = newId(data.now());
  void data.store.write([createRow(padCommentKind.name, id, { card, text })]);
}
