import { useCallback, useState } from "react";
import { readSketchText, saveSketchText } from "../../../data/pad/pad-drafts.ts";
import { usePadData } from "../../../data/pad/use-pad-data.ts";
import { readSketchDraft, writeSketchDraft, type SketchDraft } from "./sketch-draft.ts";

/**
 * Keeps a drawing on this device from stroke to stroke, until it is in the card or given up. `ground`: bytes of the
 * picture that is drawn on, 0 for white paper.
 */
export function useSketchDraft(ground: number) {
  const data = usePadData();
  const [begun] = useState(() => readSketchDraft(readSketchText(data), ground));
  const keep = useCallback(
    (sketch: Omit<SketchDraft, "ground">) =>
      saveSketchText(data, writeSketchDraft({ ...sketch, ground })),
    [data, ground],
  );
  const forget = useCallback(() => saveSketchText(data, undefined), [data]);
  return { begun, keep, forget };
}
