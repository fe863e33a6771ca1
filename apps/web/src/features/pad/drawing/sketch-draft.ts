import { PAD_INKS } from "@damim/domain/pad/card/pad-stroke.ts";
import { decodeStrokePoints, encodeStrokePoints } from "@damim/domain/pad/card/stroke-points.ts";
import type { InkStroke } from "./ink-stroke.ts";
import type { Size } from "./sketch-canvas.ts";

/** A drawing that was begun and is in no card yet, as it waits on this device for a reload to be over. */
export interface SketchDraft {
  readonly paper: Size;
  /** Bytes of the picture that is drawn on, which lies with the card's draft; 0: white paper. */
  readonly ground: number;
  readonly strokes: readonly InkStroke[];
}

/** Nothing for a paper without strokes. */
export function writeSketchDraft({ paper, ground, strokes }: SketchDraft): string | undefined {
  if (strokes.length === 0) return undefined;
  return JSON.stringify({
    paper,
    ground,
    strokes: strokes.map(({ points, ...pen }) => ({ ...pen, points: encodeStrokePoints(points) })),
  });
}

/** What `writeSketchDraft` wrote for a drawing on the same ground; strokes that cannot be read are left out. */
export function readSketchDraft(text: string | undefined, ground: number): SketchDraft | undefined {
  try {
    // Written by this file alone, a moment or a lesson ago; still it must not keep a window from opening.
    const kept = JSON.parse(text ?? "null") as KeptSketch | null;
    if (kept?.ground !== ground || !(kept.paper.width > 0 && kept.paper.height > 0)) {
      return undefined;
    }
    const strokes = kept.strokes
      .filter(({ ink, width }) => PAD_INKS.includes(ink) && width > 0)
      .map(({ points, ...pen }) => ({ ...pen, points: decodeStrokePoints(points) }))
      .filter(({ points }) => points.length > 0);
    return strokes.length > 0 ? { paper: kept.paper, ground, strokes } : undefined;
  } catch {
    return undefined;
  }
}

type KeptSketch = Omit<SketchDraft, "strokes"> & {
  readonly strokes: readonly (Omit<InkStroke, "points"> & { readonly points: string })[];
};
