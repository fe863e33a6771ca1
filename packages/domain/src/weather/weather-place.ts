import * as v from "valibot";
import type { Point } from "./places.ts";

/** For where the weather is asked: a point that the teacher chose, and the station of its dust. */
export interface WeatherPlace extends Partial<Point> {
  readonly station?: string;
}

/** Korea with its islands. */
const LATS = { from: 32, to: 39.5 };
const LONS = { from: 124, to: 132.5 };
const LONGEST_STATION_CHARACTERS = 40;

const latSchema = v.pipe(v.number(), v.minValue(LATS.from), v.maxValue(LATS.to));
const lonSchema = v.pipe(v.number(), v.minValue(LONS.from), v.maxValue(LONS.to));

/** Of a `WeatherPlace`. */
export const weatherPlaceSchema = v.looseObject({
  lat: v.exactOptional(latSchema),
  lon: v.exactOptional(lonSchema),
  station: v.exactOptional(v.pipe(v.string(), v.maxLength(LONGEST_STATION_CHARACTERS))),
});
