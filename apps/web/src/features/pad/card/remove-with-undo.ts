import { createRow, removeRow } from "@damim/sync/change.ts";
import type { padCardKind, padColumnKind } from "@damim/domain/pad/card/pad-card.ts";
import type { padCommentKind } from "@damim/domain/pad/card/pad-reaction.ts";
import type { PadData } from "../../../data/pad/pad-data.ts";
import { showToast } from "../../../ui/overlay/toast.ts";

/** Takes a card, a comment or a column away and says so; the toast brings it back as it was, also as another's. */
export function removeWithUndo(
  { store }: PadData,
  kind: typeof padCardKind | typeof padCommentKind | typeof padColumnKind,
  id: string,
  sentence: string,
): void {
  const row = store.find(kind.name, id);
  void store.write([removeRow(kind.name, id)]);
  const bringBack = (): void => {
    if (!row) return;
    const { id: _, ...fields } = row;
    void store.write([createRow(kind.name, id, fields)]);
  };
  showToast.blank(sentence, { action: { label: "되돌리기", onAct: bringBack } });
}
