import { MOST_POINTS_IN_STROKE } from "@damim/domain/pad/card/pad-stroke.ts";
import { decodeStrokePoints, type StrokePoint } from "@damim/domain/pad/card/stroke-points.ts";
import type { HeardStrokePart } from "../../../data/pad/pad-data.ts";
import type { InkStroke } from "../drawing/ink-stroke.ts";

interface Heard extends InkStroke {
  readonly points: StrokePoint[];
  at: number;
}

/** Whoever drew it lost the network, or took it back: nobody waits longer for the rest, ms. */
const FORGET_AFTER_MS = 6_000;

/** Strokes of others while they are drawn, put together from their parts. */
export interface HeardStrokes {
  hear(part: HeardStrokePart, now: number): void;
  /** Its row has come. */
  forget(id: string): void;
  /** Forgets what nobody goes on with; true when there was such a stroke. */
  forgetOld(now: number): boolean;
  list(): Iterable<InkStroke>;
}

export function createHeardStrokes(): HeardStrokes {
  const strokes = new Map<string, Heard>();
  return {
    hear({ id, ink, width, from, points }, now) {
      const known = strokes.get(id) ?? { id, ink, width, points: [], at: now };
      strokes.set(id, known);
      known.at = now;
      // A part that was lost leaves a straight line; one that came twice says nothing new.
      const isKnown = from < known.points.length;
      if (isKnown) known.points.length = from;
      const room = MOST_POINTS_IN_STROKE - known.points.length;
      known.points.push(...decodeStrokePoints(points).slice(0, room));
    },
    forget: (id) => void strokes.delete(id),
    forgetOld(now) {
      const old = [...strokes.values()].filter(({ at }) => at + FORGET_AFTER_MS <= now);
      for (const { id } of old) strokes.delete(id);
      return old.length > 0;
    },
    list: () => strokes.values(),
  };
}
