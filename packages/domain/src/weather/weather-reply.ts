import * as v from "valibot";
import type { DustValues } from "./dust.ts";
import type { Weather } from "./weather.ts";

const number = v.nullable(v.number());
const missingSchema = v.object({
  type: v.literal("missing"),
  missing: v.picklist(["off", "away", "unknown-place"]),
});
const weatherSchema = v.object({
  sky: v.nullable(v.picklist(["sunny", "cloudy", "overcast", "rain", "snow", "fog"])),
  temperature: number,
  low: number,
  high: number,
  rainChance: number,
}) satisfies v.GenericSchema<unknown, Weather>;
const dustSchema = v.object({
  pm10: number,
  pm25: number,
  /** Empty of what is foretold. */
  station: v.string(),
  /** 「08」. */
  hour: v.string(),
}) satisfies v.GenericSchema<unknown, DustValues>;

/**
 * What our server answers to `GET api/weather`. Each part stands alone; `ageMs` is how old its copy is. A part that is
 * missing says why.
 */
export const weatherReplySchema = v.object({
  weather: v.variant("type", [
    v.object({
      type: v.literal("found"),
      data: weatherSchema,
      ageMs: v.number(),
      source: v.picklist(["kma", "open-meteo"]),
    }),
    missingSchema,
  ]),
  dust: v.variant("type", [
    v.object({
      type: v.literal("found"),
      data: dustSchema,
      ageMs: v.number(),
      source: v.picklist(["air-korea", "open-meteo"]),
    }),
    missingSchema,
  ]),
  /** Where dust is measured in this province; none of what is foretold. */
  stations: v.array(v.string()),
});
export type WeatherReply = v.InferOutput<typeof weatherReplySchema>;

/** From this age on the age is said. */
export const WEATHER_FRESH_MS = 30 * 60_000;
/** From this age on it is shown no more. */
export const WEATHER_STALE_MS = 12 * 3_600_000;
export const DUST_STALE_MS = 3 * 3_600_000;
