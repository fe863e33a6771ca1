import type { PadCardId } from "@damim/domain/pad/card/pad-card.ts";
import { useCallback, useState } from "react";
import { readNoteText, saveNoteText } from "../../../data/pad/pad-drafts.ts";
import { usePadData } from "../../../data/pad/use-pad-data.ts";

export interface NoteDraft {
  readonly text: string;
  readonly change: (text: string) => void;
  /** It was sent, or is to be as it was. */
  readonly clear: () => void;
}

/** A comment, a changed card or an address, while it is written: they survive a reload, a crash and a closed window. */
export function useNoteDraft(key: string, initial: string): NoteDraft {
  const data = usePadData();
  const [text, setText] = useState(() => readNoteText(data, key) ?? initial);
  const change = useCallback(
    (next: string) => {
      setText(next);
      saveNoteText(data, key, next === initial ? undefined : next);
    },
    [data, key, initial],
  );
  const clear = useCallback(() => change(initial), [change, initial]);
  return { text, change, clear };
}

export function toChangeNote(card: PadCardId): string {
  return `card:${card}`;
}

export function toCommentNote(card: PadCardId): string {
  return `comment:${card}`;
}
