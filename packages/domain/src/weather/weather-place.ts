import * as v from "valibot";
import { ok, refuse, type MessagesFor, type Result } from "../base/result.ts";
import type { Point } from "./places.ts";

/** For where the weather is asked: a point that the teacher typed, and the station of its dust. */
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

export type PlaceRefusal =
  | { readonly type: "LatitudeWrong" }
  | { readonly type: "LongitudeWrong" }
  | { readonly type: "PointHalf" };

export const placeMessages: MessagesFor<PlaceRefusal> = {
  LatitudeWrong: () => "위도를 37.46처럼 적어 주세요. 우리나라는 33에서 39 사이예요.",
  LongitudeWrong: () => "경도를 126.71처럼 적어 주세요. 우리나라는 124에서 132 사이예요.",
  PointHalf: () => "위도와 경도를 함께 적거나 둘 다 비워 주세요.",
};

/**
 * What was typed as 위도 and 경도, rounded to about 1 km; nothing where both are empty: then the school's province counts.
 *
 * ```ts
 * parsePoint({ lat: "37.4563", lon: "126.7052" }); // { ok: true, value: { lat: 37.46, lon: 126.71 } }
 * ```
 */
export function parsePoint(typed: {
  readonly lat: string;
  readonly lon: string;
}): Result<Point | undefined, PlaceRefusal> {
  const [lat, lon] = [typed.lat.trim(), typed.lon.trim()];
  if (lat === "" && lon === "") return ok(undefined);
  if (lat === "" || lon === "") return refuse({ type: "PointHalf" });
  const point = { lat: round(lat), lon: round(lon) };
  if (!v.is(latSchema, point.lat)) return refuse({ type: "LatitudeWrong" });
  if (!v.is(lonSchema, point.lon)) return refuse({ type: "LongitudeWrong" });
  return ok(point);
}

function round(text: string): number {
  return Math.round(Number(text) * 100) / 100;
}
