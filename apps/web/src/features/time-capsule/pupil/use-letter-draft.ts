import { toLetterPartType } from "@damim/domain/time-capsule/letter-parts.ts";
import { useRef, useState } from "react";
import type { SealedLetter } from "../../../data/server/capsule-page-requests.ts";
import { readTabText, saveTabText } from "../../../platform/kept/tab-memory.ts";
import { fromBase64Url, toBase64Url } from "../../../platform/secrets/base64url.ts";
import type { DraftPart } from "../letter/sealed-letter.ts";

/** What is made on the way; it stays through a reload and every answer that is no. */
export interface LetterDraft {
  readonly number: string;
  readonly name: string;
  readonly letter: string;
  readonly parts: readonly DraftPart[];
  /** Made of these very words and parts: sent again as it is, where its answer got lost. */
  readonly sealed?: SealedLetter | undefined;
}

const emptyDraft: LetterDraft = { number: "", name: "", letter: "", parts: [] };

/**
 * Kept in this tab alone, by card: a device of the class has the next pupil in front of it. Gone with the tab, and once sealed.
 * Pictures and sound lie apart: where there is no room for them, the words are kept all the same.
 */
export function useLetterDraft(place: string) {
  const [wordsKey, partsKey] = [`capsuleDraft:${place}`, `capsuleParts:${place}`] as const;
  const [draft, setDraft] = useState(() => readDraft(place));
  // What ends later (a picture that is drawn anew) goes to what stands by then.
  const latest = useRef(draft);
  const keep = (next: LetterDraft): void => {
    const { current } = latest;
    latest.current = next;
    setDraft(next);
    const { parts, sealed, ...words } = next;
    saveTabText(wordsKey, JSON.stringify(words));
    if (parts === current.parts && sealed === current.sealed) return;
    const texts = parts.map((part) => ({ ...part, bytes: toBase64Url(part.bytes) }));
    saveTabText(partsKey, undefined);
    saveTabText(partsKey, JSON.stringify({ parts: texts, sealed }));
  };
  const change = (part: Partial<LetterDraft>): void =>
    keep({ ...latest.current, sealed: undefined, ...part });
  return {
    draft,
    change,
    addPart: (part: DraftPart): void => change({ parts: [...latest.current.parts, part] }),
    removePart: (id: string): void =>
      change({ parts: latest.current.parts.filter((part) => part.id !== id) }),
    forget: (): void => {
      latest.current = emptyDraft;
      setDraft(emptyDraft);
      saveTabText(wordsKey, undefined);
      saveTabText(partsKey, undefined);
    },
  };
}

type KeptParts = Pick<LetterDraft, "sealed"> & {
  readonly parts?: readonly {
    readonly id: string;
    readonly type: string;
    readonly bytes: string;
  }[];
};

function readDraft(place: string): LetterDraft {
  const words = readKept<LetterDraft>(`capsuleDraft:${place}`);
  const { parts = [], sealed } = readKept<KeptParts>(`capsuleParts:${place}`);
  return {
    ...emptyDraft,
    ...words,
    sealed,
    parts: parts.flatMap(({ id, type: mime, bytes }) => {
      const type = toLetterPartType(mime);
      return type ? [{ id, type, bytes: fromBase64Url(bytes) }] : [];
    }),
  };
}

/** Of this page's own making. */
function readKept<T>(key: `capsule${"Draft" | "Parts"}:${string}`): Partial<T> {
  try {
    return JSON.parse(readTabText(key) ?? "{}") as Partial<T>;
  } catch {
    return {};
  }
}
