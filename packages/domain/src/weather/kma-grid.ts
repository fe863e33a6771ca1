import type { Point } from "./places.ts";

/** A cell of the 5 km grid by which 기상청 tells the weather. */
export interface KmaCell {
  readonly nx: number;
  readonly ny: number;
}

const EARTH_KM = 6371.00877;
const CELL_KM = 5;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const [FIRST_PARALLEL, SECOND_PARALLEL] = [radians(30), radians(60)];
const [ORIGIN_LAT, ORIGIN_LON] = [radians(38), radians(126)];
const [ORIGIN_X, ORIGIN_Y] = [43, 136];

const toSlope = (lat: number): number => Math.tan(Math.PI / 4 + lat / 2);
const CONE =
  Math.log(Math.cos(FIRST_PARALLEL) / Math.cos(SECOND_PARALLEL)) /
  Math.log(toSlope(SECOND_PARALLEL) / toSlope(FIRST_PARALLEL));
const SCALE = (toSlope(FIRST_PARALLEL) ** CONE * Math.cos(FIRST_PARALLEL)) / CONE;
const toRadius = (lat: number): number => ((EARTH_KM / CELL_KM) * SCALE) / toSlope(lat) ** CONE;

/**
 * The grid cell of a place: 기상청's Lambert conformal map (동네예보 격자, spec 15 §3).
 *
 * ```ts
 * toKmaGrid({ lat: 37.5665, lon: 126.978 }); // { nx: 60, ny: 127 }
 * ```
 */
export function toKmaGrid({ lat, lon }: Point): KmaCell {
  const radius = toRadius(radians(lat));
  const turn = (radians(lon) - ORIGIN_LON) * CONE;
  return {
    nx: Math.floor(radius * Math.sin(turn) + ORIGIN_X + 0.5),
    ny: Math.floor(toRadius(ORIGIN_LAT) - radius * Math.cos(turn) + ORIGIN_Y + 0.5),
  };
}
