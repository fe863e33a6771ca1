import type { WeatherPlaces } from "../base/settings/places.ts";
import type { Result } from "@damim/domain/base/result.ts";
import type { OutsideRefusal } from "@damim/domain/outside/outside-refusal.ts";
import type { DustValues } from "@damim/domain/weather/dust.ts";
import type { Point } from "@damim/domain/weather/places.ts";
import { readOpenMeteo, readOpenMeteoAir } from "@damim/domain/weather/read-open-meteo.ts";
import type { Weather } from "@damim/domain/weather/weather.ts";
import {
  DUST_STALE_MS,
  WEATHER_FRESH_MS,
  WEATHER_STALE_MS,
} from "@damim/domain/weather/weather-reply.ts";
import type { ServerDeps } from "../base/server-deps.ts";
import { createOutside, type Outside, type OutsideAnswer } from "../outside/create-outside.ts";

interface Options {
  readonly isForced: boolean;
}

/** Open-Meteo, which asks for no key: the sky, and the air as it is foretold. */
export interface OpenMeteo {
  readonly sky: Outside;
  readonly air: Outside;
  askSky(point: Point, options?: Options): Promise<Result<OutsideAnswer<Weather>, OutsideRefusal>>;
  askAir(
    point: Point,
    options?: Options,
  ): Promise<Result<OutsideAnswer<DustValues>, OutsideRefusal>>;
}

const agreed = {
  timeLimitMs: 5_000,
  freshMs: WEATHER_FRESH_MS,
  bytesMax: 256 * 1024,
  perDay: 10_000,
};
/** About 5 km, like a cell of 기상청: neighbours share a call, and nobody's house is named. */
const CELL_DEGREES = 0.05;

export function createOpenMeteo(
  deps: Pick<ServerDeps, "database" | "fetchOutside" | "now" | "figures">,
  { baseUrl, airUrl }: WeatherPlaces["openMeteo"],
): OpenMeteo {
  const sky = createOutside(deps, {
    ...agreed,
    name: "open-meteo",
    baseUrl,
    staleMs: WEATHER_STALE_MS,
  });
  const air = createOutside(deps, {
    ...agreed,
    name: "open-meteo-air",
    baseUrl: airUrl,
    staleMs: DUST_STALE_MS,
  });
  return {
    sky,
    air,
    askSky: (point, { isForced } = { isForced: false }) =>
      sky.ask({
        key: toCellKey(point),
        path: "/v1/forecast",
        query: {
          ...toPlace(point),
          current: "temperature_2m,weather_code",
          daily: "temperature_2m_max,temperature_2m_min,precipitation_probability_max",
          forecast_days: "1",
        },
        read: readOpenMeteo,
        isForced,
      }),
    askAir: (point, { isForced } = { isForced: false }) =>
      air.ask({
        key: toCellKey(point),
        path: "/v1/air-quality",
        query: { ...toPlace(point), current: "pm10,pm2_5" },
        read: readOpenMeteoAir,
        isForced,
      }),
  };
}

/** `toCellKey({ lat: 37.456, lon: 126.705 })` is "37.45,126.70". */
function toCellKey({ lat, lon }: Point): string {
  return [lat, lon].map(toCell).join(",");
}

function toCell(degrees: number): string {
  return (Math.round(degrees / CELL_DEGREES) * CELL_DEGREES).toFixed(2);
}

function toPlace({ lat, lon }: Point): Readonly<Record<string, string>> {
  return { latitude: toCell(lat), longitude: toCell(lon), timezone: "Asia/Seoul" };
}
