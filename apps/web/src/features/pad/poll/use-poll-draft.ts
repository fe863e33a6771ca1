import { useState } from "react";
import { readNoteText, saveNoteText } from "../../../data/pad/pad-drafts.ts";
import { usePadData } from "../../../data/pad/use-pad-data.ts";
import type { CardDraft } from "../card/card-draft.ts";
import { toPollDraft, type PollDraft } from "./poll-draft.ts";

export interface PollInHand {
  readonly draft: PollDraft;
  /** As the card has it, and as the window opened: with words that a reload or a crash left. */
  readonly first: PollDraft;
  readonly begun: PollDraft;
  readonly change: (part: Partial<PollDraft>) => void;
  /** It is in the card, or given up. */
  readonly forget: () => void;
}

/**
 * A poll while it is written: its words stay on the device with each letter. Question and lines are kept as they can be
 * read, for a room that ends shows them to be copied (`pupil/unsent-texts.ts`).
 */
export function usePollDraft(initial: CardDraft | undefined): PollInHand {
  const data = usePadData();
  // Words of another poll are no words of this one.
  const about = initial?.poll?.options.join() ?? "";
  const keys = {
    question: `poll:${about}`,
    options: `poll-options:${about}`,
    isMultiple: `poll-multiple:${about}`,
  };
  const [first] = useState(() => toPollDraft(initial?.text ?? "", initial?.poll));
  const [begun] = useState(() => {
    const question = readNoteText(data, keys.question);
    const lines = readNoteText(data, keys.options)?.split("\n");
    const isTurned = readNoteText(data, keys.isMultiple) !== undefined;
    if (question === undefined && !lines && !isTurned) return first;
    const options = lines?.map((text, key) => ({ key, text })) ?? first.options;
    const isMultiple = first.isMultiple !== isTurned;
    return { question: question ?? first.question, options, isMultiple };
  });
  const [draft, setDraft] = useState(begun);
  const keep = (key: string, text: string, before: string): void =>
    saveNoteText(data, key, text === before ? undefined : text);
  return {
    draft,
    first,
    begun,
    change(part) {
      const next = { ...draft, ...part };
      setDraft(next);
      keep(keys.question, next.question, first.question);
      keep(keys.options, toLines(next), toLines(first));
      // A blank is no word that would be shown to be copied.
      saveNoteText(data, keys.isMultiple, next.isMultiple === first.isMultiple ? undefined : " ");
    },
    forget() {
      saveNoteText(data, keys.question, undefined);
      saveNoteText(data, keys.options, undefined);
      saveNoteText(data, keys.isMultiple, undefined);
    },
  };
}

function toLines({ options }: PollDraft): string {
  return options.map(({ text }) => text).join("\n");
}
