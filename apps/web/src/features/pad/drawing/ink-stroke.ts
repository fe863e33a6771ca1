import type { PadInk } from "@damim/domain/pad/card/pad-stroke.ts";
import type { StrokePoint } from "@damim/domain/pad/card/stroke-points.ts";
import { getStroke } from "perfect-freehand";
import { INKS } from "./inks.ts";

/** A stroke as it is drawn: points in px of the paper. */
export interface InkStroke {
  readonly id: string;
  readonly ink: PadInk;
  readonly width: number;
  readonly points: readonly StrokePoint[];
}

const HARDEST = 255;
/** Nearer than this (px of the paper) two points say the same. */
const NEAREST = 1.5;

/** Paints one stroke; an unfinished one without its last cap, which comes when the pen is lifted. */
export function paintStroke(
  pen: CanvasRenderingContext2D,
  stroke: Omit<InkStroke, "id">,
  isFinished: boolean,
): void {
  const outline = toOutline(stroke, isFinished);
  const last = outline.at(-1);
  if (!last) return;
  pen.fillStyle = INKS[stroke.ink].color;
  pen.beginPath();
  // Through the middles of the outline's edges: round, and still only as many curves as points.
  let [beforeX, beforeY] = last;
  const first = outline[0] ?? last;
  pen.moveTo((beforeX + first[0]) / 2, (beforeY + first[1]) / 2);
  [beforeX, beforeY] = first;
  for (const [x, y] of [...outline.slice(1), first]) {
    pen.quadraticCurveTo(beforeX, beforeY, (beforeX + x) / 2, (beforeY + y) / 2);
    [beforeX, beforeY] = [x, y];
  }
  pen.closePath();
  pen.fill();
}

function toOutline({ width, points }: Omit<InkStroke, "id">, isFinished: boolean) {
  // A finger and a mouse tell no pressure: then the speed of the hand makes the line thick and thin.
  const simulatePressure = !points.some(([, , pressure]) => pressure > 0);
  return getStroke(
    points.map(([x, y, pressure]): [number, number, number] => [x, y, pressure / HARDEST]),
    {
      size: width,
      thinning: 0.45,
      smoothing: 0.5,
      streamline: 0.4,
      simulatePressure,
      last: isFinished,
    },
  );
}

/** The points with one more, unless it lies where the last one is. */
export function addPoint(points: StrokePoint[], point: StrokePoint): boolean {
  const last = points.at(-1);
  if (last && Math.hypot(point[0] - last[0], point[1] - last[1]) < NEAREST) return false;
  points.push(point);
  return true;
}

/** Whether a press at x, y with so many px of reach touches the stroke. */
export function touchesStroke(
  { points, width }: Pick<InkStroke, "points" | "width">,
  [x, y]: readonly [x: number, y: number, ...rest: number[]],
  reach: number,
): boolean {
  const near = reach + width / 2;
  return points.some((point, index) => {
    const before = points[index - 1] ?? point;
    return distanceToLine([x, y], before, point) <= near;
  });
}

function distanceToLine(
  [x, y]: readonly [number, number],
  [fromX, fromY]: StrokePoint,
  [toX, toY]: StrokePoint,
): number {
  const [alongX, alongY] = [toX - fromX, toY - fromY];
  const length = alongX * alongX + alongY * alongY;
  const part = length === 0 ? 0 : ((x - fromX) * alongX + (y - fromY) * alongY) / length;
  const at = Math.min(1, Math.max(0, part));
  return Math.hypot(x - (fromX + at * alongX), y - (fromY + at * alongY));
}
