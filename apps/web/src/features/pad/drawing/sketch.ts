import { MOST_POINTS_IN_STROKE } from "@damim/domain/pad/card/pad-stroke.ts";
import type { StrokePoint } from "@damim/domain/pad/card/stroke-points.ts";
import { addPoint, touchesStroke, type InkStroke } from "./ink-stroke.ts";
import type { Pen } from "./inks.ts";

type Strokes = readonly InkStroke[];

/** A drawing of one person with its way back and forth. Strokes that are on the paper never change. */
export interface Sketch {
  readonly strokes: Strokes;
  /** The one under the pen. */
  readonly current: InkStroke | undefined;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  down(pen: Pen, point: StrokePoint): void;
  move(points: readonly StrokePoint[]): void;
  /** True: what stands on the paper has changed. */
  up(): boolean;
  cancel(): void;
  undo(): void;
  redo(): void;
  clear(): void;
}

/** Reach of the eraser beside the line, px of the paper. */
const ERASER_REACH = 14;

/** `begun`: what stands on the paper already. */
export function createSketch(newStrokeId: () => string, begun: Strokes = []): Sketch {
  let strokes: Strokes = begun;
  let past: readonly Strokes[] = [];
  let future: readonly Strokes[] = [];
  let points: StrokePoint[] = [];
  let current: InkStroke | undefined;
  /** What stood before the eraser was put down; one way of the eraser is one step back. */
  let beforeErasing: Strokes | undefined;

  const put = (next: Strokes, before: Strokes = strokes): void => {
    past = [...past, before];
    future = [];
    strokes = next;
  };
  const erase = (at: StrokePoint): void => {
    const left = strokes.filter((stroke) => !touchesStroke(stroke, at, ERASER_REACH));
    if (left.length < strokes.length) strokes = left;
  };

  return {
    get strokes() {
      return strokes;
    },
    get current() {
      return current;
    },
    get canUndo() {
      return past.length > 0;
    },
    get canRedo() {
      return future.length > 0;
    },
    down({ tool, ink, width }, point) {
      if (tool === "eraser") {
        beforeErasing = strokes;
        erase(point);
        return;
      }
      points = [point];
      current = { id: newStrokeId(), ink, width, points };
    },
    move(more) {
      if (beforeErasing) more.forEach(erase);
      if (!current) return;
      for (const point of more) if (points.length < MOST_POINTS_IN_STROKE) addPoint(points, point);
    },
    up() {
      if (beforeErasing) {
        const before = beforeErasing;
        beforeErasing = undefined;
        if (before === strokes) return false;
        put(strokes, before);
        return true;
      }
      if (!current) return false;
      put([...strokes, current]);
      current = undefined;
      return true;
    },
    cancel() {
      strokes = beforeErasing ?? strokes;
      beforeErasing = undefined;
      current = undefined;
    },
    undo() {
      const before = past.at(-1);
      if (!before) return;
      past = past.slice(0, -1);
      future = [...future, strokes];
      strokes = before;
    },
    redo() {
      const next = future.at(-1);
      if (!next) return;
      future = future.slice(0, -1);
      past = [...past, strokes];
      strokes = next;
    },
    clear() {
      if (strokes.length > 0) put([]);
    },
  };
}
