import { useCallback, useState } from "react";
import { readSketchText, saveSketchText } from "../../../data/pad/pad-drafts.ts";
import { usePadData } from "../../../data/pad/use-pad-data.ts";
import { useNoteDraft } from "../card/use-note-draft.ts";
import { readSketchDraft, writeSketchDraft, type SketchDraft } from "./sketch-draft.ts";

/**
 * Keeps a drawing on this device from stroke to stroke, until it is in the card or given up. `ground`: bytes of the
 * picture that is drawn on, 0 for white paper; `firstAlt`: what was said of it before.
 */
export function useSketchDraft(ground: number, firstAlt: string) {
  const data = usePadData();
  const [begun] = useState(() => readSketchDraft(readSketchText(data), ground));
  const keep = useCallback(
    (sketch: Omit<SketchDraft, "ground">) =>
      saveSketchText(data, writeSketchDraft({ ...sketch, ground })),
    [data, ground],
  );
  const { text: alt, change: setAlt, clear } = useNoteDraft(`alt:${ground}`, firstAlt);
  const forget = useCallback(() => {
    saveSketchText(data, undefined);
    clear();
  }, [data, clear]);
  return { begun, keep, forget, alt, setAlt };
}
