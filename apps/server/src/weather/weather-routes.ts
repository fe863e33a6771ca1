import { officeCodeSchema } from "@damim/domain/school-search/school.ts";
import { findPlaceOfOffice, type Point } from "@damim/domain/weather/places.ts";
import { weatherPlaceSchema } from "@damim/domain/weather/weather-place.ts";
import type { WeatherReply } from "@damim/domain/weather/weather-reply.ts";
import * as v from "valibot";
import type { ServerDeps } from "../base/server-deps.ts";
import { tooOften } from "../http/http-failure.ts";
import { malformed } from "../http/parse-body.ts";
import { signedIn, type Route } from "../http/route.ts";
import { createLimit, ofAccount } from "../session/limits.ts";
import type { Weathered } from "./weather-service.ts";

const ASKS_AN_HOUR = 60;
const HOUR_SECONDS = 3_600;

const number = v.pipe(v.string(), v.regex(/^\d{1,3}(?:\.\d{1,4})?$/), v.transform(Number));
const querySchema = v.object({
  office: v.optional(officeCodeSchema),
  lat: v.optional(v.pipe(number, weatherPlaceSchema.entries.lat.wrapped)),
  lon: v.optional(v.pipe(number, weatherPlaceSchema.entries.lon.wrapped)),
  station: v.optional(weatherPlaceSchema.entries.station.wrapped),
});

/**
 * `GET api/weather?lat=&lon=` or `?office=` (of the school), with the station of the dust: what is known of a place, from the
 * copies of all teachers. A part that is missing says why (spec 15 §2, §9).
 */
export function listWeatherRoutes({
  now,
  services: { weather },
}: Pick<ServerDeps, "now"> & Weathered): readonly Route[] {
  const limit = createLimit({ burst: ASKS_AN_HOUR, seconds: HOUR_SECONDS, now, refuse: tooMany });
  return [
    signedIn(
      "GET api/weather",
      { query: ["office", "lat", "lon", "station"] },
      async (c, { user }) => {
        const asked = v.safeParse(querySchema, c.req.query());
        if (!asked.success) throw malformed(v.getDotPath(asked.issues[0]) ?? "");
        limit(ofAccount(user.id));
        if (!weather) return c.json<WeatherReply>(toMissing("off"));
        const point = findPoint(asked.output);
        if (!point) return c.json<WeatherReply>(toMissing("unknown-place"));
        return c.json<WeatherReply>(await weather.find(point, asked.output.station));
      },
    ),
  ];
}

function findPoint({ office, lat, lon }: v.InferOutput<typeof querySchema>): Point | undefined {
  if (lat !== undefined && lon !== undefined) return { lat, lon };
  return office === undefined ? undefined : findPlaceOfOffice(office);
}

function toMissing(missing: "off" | "unknown-place"): WeatherReply {
  const part = { type: "missing", missing } as const;
  return { weather: part, dust: part, stations: [] };
}

const tooMany = tooOften(
  "TooManyRequests",
  "날씨를 한꺼번에 너무 많이 요청했어요. 잠시 뒤 다시 해 주세요.",
);
