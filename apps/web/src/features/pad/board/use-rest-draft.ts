import type { PadCardId } from "@damim/domain/pad/card/pad-card.ts";
import { useState } from "react";
import { toRestNote } from "../../../data/pad/draft-places.ts";
import { readNoteText, saveNoteText } from "../../../data/pad/pad-drafts.ts";
import { usePadData } from "../../../data/pad/use-pad-data.ts";
import { toChangedFields, type CardDraft } from "../card/card-draft.ts";

/**
 * What is changed of a card beside its words (`use-note-draft.ts`), such as link, poll and colour: it survives a reload,
 * a crash and a closed window as they do. Only what is another now is kept.
 */
export function useRestDraft(card: PadCardId, before: CardDraft) {
  const data = usePadData();
  const key = toRestNote(card);
  const [draft, setDraft] = useState<CardDraft>(() => ({
    ...before,
    // Written by this file alone.
    ...(JSON.parse(readNoteText(data, key) ?? "{}") as Partial<CardDraft>),
  }));
  return {
    draft,
    change(next: CardDraft): void {
      setDraft(next);
      const { text: _, ...rest } = toChangedFields(before, next);
      const kept = { ...rest, ...(next.type !== before.type && { type: next.type }) };
      saveNoteText(data, key, Object.keys(kept).length > 0 ? JSON.stringify(kept) : undefined);
    },
    clear: () => saveNoteText(data, key, undefined),
  };
}
