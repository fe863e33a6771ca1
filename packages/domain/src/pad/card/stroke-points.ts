import { MOST_POINTS_IN_STROKE } from "./pad-stroke.ts";

/** x and y in px of the board, pressure 0–255; 0: the pen cannot tell. */
export type StrokePoint = readonly [x: number, y: number, pressure: number];

/** Far beyond the board; two such points are as far apart as four digits can say. */
const FARTHEST = 4_999;
const HARDEST = 255;
const NUMBERS_IN_POINT = 3;

/**
 * Points as `PadStroke.points` and parts of unfinished strokes hold them: whole numbers, comma separated, the first
 * point as it is and each further one as its difference to the one before. What lies beyond ±4,999 is brought back
 * to there; no more than `MOST_POINTS_IN_STROKE` are taken.
 *
 * ```ts
 * encodeStrokePoints([[10, 20, 0], [12, 19, 0]]); // "10,20,0,2,-1,0"
 * ```
 */
export function encodeStrokePoints(points: readonly StrokePoint[]): string {
  const numbers: number[] = [];
  let before: StrokePoint = [0, 0, 0];
  for (const point of points.slice(0, MOST_POINTS_IN_STROKE)) {
    const whole = toWhole(point);
    numbers.push(whole[0] - before[0], whole[1] - before[1], whole[2] - before[2]);
    before = whole;
  }
  return numbers.join(",");
}

/** The points of what `encodeStrokePoints` wrote; as many as can be read of anything else. */
export function decodeStrokePoints(text: string): readonly StrokePoint[] {
  const numbers = text.split(",").map(Number);
  const points: StrokePoint[] = [];
  let [x, y, pressure] = [0, 0, 0];
  for (let at = 0; at + 2 < numbers.length; at += NUMBERS_IN_POINT) {
    x += numbers[at] ?? 0;
    y += numbers[at + 1] ?? 0;
    pressure += numbers[at + 2] ?? 0;
    if (!Number.isFinite(x + y + pressure)) break;
    points.push([x, y, pressure]);
  }
  return points;
}

function toWhole([x, y, pressure]: StrokePoint): StrokePoint {
  return [
    clamp(x, -FARTHEST, FARTHEST),
    clamp(y, -FARTHEST, FARTHEST),
    clamp(pressure, 0, HARDEST),
  ];
}

function clamp(value: number, least: number, most: number): number {
  // `|| 0` also for -0, which would be written "0" but compare as another number.
  return Math.min(most, Math.max(least, Math.round(value))) || 0;
}
