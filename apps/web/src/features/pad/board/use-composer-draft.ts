import { useCallback, useEffect, useState } from "react";
import {
  readDraftFile,
  readDraftText,
  saveDraftFile,
  saveDraftText,
} from "../../../data/pad/pad-drafts.ts";
import { usePadData } from "../../../data/pad/use-pad-data.ts";
import type { CardDraft } from "../card/card-draft.ts";

export const EMPTY_DRAFT: CardDraft = { type: "text", text: "" };

export interface ComposerDraft {
  readonly draft: CardDraft;
  readonly change: (draft: CardDraft) => void;
  /** It stands on the board, or was thrown away. */
  readonly clear: () => void;
}

/** A new card while it is written. It survives a reload, a crash and a closed window, with its picture. */
export function useComposerDraft(): ComposerDraft {
  const data = usePadData();
  const [draft, setDraft] = useState(() => parseDraft(readDraftText(data)) ?? EMPTY_DRAFT);
  const lacksFile = needsFile(draft) && !draft.newFile;
  useEffect(() => {
    if (!lacksFile) return;
    let isCurrent = true;
    void readDraftFile(data).then((blob) => {
      if (!isCurrent) return;
      setDraft((now) => {
        if (!needsFile(now) || now.newFile) return now;
        // Its bytes did not survive: what remains is the text.
        return blob ? { ...now, newFile: { blob, name: now.fileName ?? "사진.jpg" } } : toText(now);
      });
    });
    return () => {
      isCurrent = false;
    };
  }, [data, lacksFile]);
  const change = useCallback(
    (next: CardDraft) => {
      setDraft((before) => {
        if (before.newFile !== next.newFile) void saveDraftFile(data, next.newFile?.blob);
        return next;
      });
      const { newFile, ...words } = next;
      const text = { ...words, ...(newFile ? { fileName: newFile.name } : {}) };
      saveDraftText(data, isEmptyDraft(next) ? undefined : JSON.stringify(text));
    },
    [data],
  );
  const clear = useCallback(() => {
    setDraft(EMPTY_DRAFT);
    saveDraftText(data, undefined);
    void saveDraftFile(data, undefined);
  }, [data]);
  return { draft, change, clear };
}

/** Nothing of a new card was written yet. */
export function isEmptyDraft(draft: CardDraft): boolean {
  return draft.type === "text" && draft.text.trim() === "";
}

function toText({ text, color, column }: CardDraft): CardDraft {
  return { type: "text", text, ...(color ? { color } : {}), ...(column ? { column } : {}) };
}

function needsFile({ type }: CardDraft): boolean {
  return type === "picture" || type === "drawing" || type === "sound" || type === "file";
}

function parseDraft(text: string | undefined): CardDraft | undefined {
  try {
    const draft: unknown = text === undefined ? undefined : JSON.parse(text);
    if (typeof draft !== "object" || draft === null) return undefined;
    // Written by this file alone, a moment or a lesson ago.
    const known = draft as Partial<CardDraft>;
    return { ...known, type: known.type ?? "text", text: known.text ?? "" };
  } catch {
    return undefined;
  }
}
