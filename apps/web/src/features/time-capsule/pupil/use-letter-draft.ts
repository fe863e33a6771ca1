import { useState } from "react";
import type { SealedLetter } from "../../../data/server/capsule-page-requests.ts";
import { readTabText, saveTabText } from "../../../platform/kept/tab-memory.ts";

/** What is typed on the way; it stays through a reload and every answer that is no. */
export interface LetterDraft {
  readonly number: string;
  readonly name: string;
  readonly letter: string;
  /** Made of these very words: sent again as it is, where its answer got lost. */
  readonly sealed?: SealedLetter | undefined;
}

const emptyDraft: LetterDraft = { number: "", name: "", letter: "" };

/** Kept in this tab alone: a device of the class has the next pupil in front of it. Gone with the tab, and once sealed. */
export function useLetterDraft(place: string) {
  const [draft, setDraft] = useState(() => readDraft(place));
  const keep = (next: LetterDraft): void => {
    setDraft(next);
    saveTabText("capsuleDraft", JSON.stringify({ ...next, place }));
  };
  return {
    draft,
    change: (part: Partial<LetterDraft>): void => keep({ ...draft, sealed: undefined, ...part }),
    forget: (): void => {
      setDraft(emptyDraft);
      saveTabText("capsuleDraft", undefined);
    },
  };
}

function readDraft(place: string): LetterDraft {
  try {
    // Of this page's own making.
    const kept = JSON.parse(readTabText("capsuleDraft") ?? "{}") as Partial<LetterDraft> & {
      readonly place?: string;
    };
    return kept.place === place ? { ...emptyDraft, ...kept } : emptyDraft;
  } catch {
    return emptyDraft;
  }
}
