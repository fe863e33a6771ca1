import type { ServicePlace } from "../base/settings/places.ts";
import { ok, type Result } from "@damim/domain/base/result.ts";
import type { OutsideRefusal } from "@damim/domain/outside/outside-refusal.ts";
import { pickKmaBase, type KmaBase } from "@damim/domain/weather/kma-base.ts";
import type { KmaCell } from "@damim/domain/weather/kma-grid.ts";
import { readKma } from "@damim/domain/weather/read-kma.ts";
import type { Weather } from "@damim/domain/weather/weather.ts";
import { WEATHER_FRESH_MS, WEATHER_STALE_MS } from "@damim/domain/weather/weather-reply.ts";
import type { ServerDeps } from "../base/server-deps.ts";
import { createOutside, type Outside, type OutsideAnswer } from "../outside/create-outside.ts";

/** 기상청, as data.go.kr hands it on. */
export interface Kma {
  readonly outside: Outside;
  ask(
    cell: KmaCell,
    options?: { readonly isForced: boolean },
  ): Promise<Result<OutsideAnswer<Weather>, OutsideRefusal>>;
}

/** Over a day in forecasts of an hour. */
const FORECAST_ROWS = 400;
const MEASURED_ROWS = 20;
/** Low and high of a day are told once. */
const DAILY_FRESH_MS = 12 * 3_600_000;

export function createKma(
  deps: Pick<ServerDeps, "database" | "fetchOutside" | "now" | "figures">,
  { baseUrl, key = "" }: ServicePlace,
): Kma {
  const { now } = deps;
  const outside = createOutside(deps, {
    name: "kma",
    baseUrl: `${baseUrl}/1360000/VilageFcstInfoService_2.0`,
    timeLimitMs: 5_000,
    freshMs: WEATHER_FRESH_MS,
    staleMs: WEATHER_STALE_MS,
    bytesMax: 1024 * 1024,
    perDay: 10_000,
  });

  return {
    outside,
    async ask(cell, { isForced } = { isForced: false }) {
      const bases = pickKmaBase(now());
      const askOne = (
        of: string,
        base: KmaBase,
        rest: { readonly path: string; readonly rows: number; readonly freshMs?: number },
      ) =>
        outside.ask({
          key: `${of} ${cell.nx},${cell.ny}`,
          path: rest.path,
          query: {
            serviceKey: key,
            dataType: "JSON",
            pageNo: "1",
            numOfRows: String(rest.rows),
            ...base,
            nx: String(cell.nx),
            ny: String(cell.ny),
          },
          read: (text) => readKma(text, now()),
          isForced,
          ...(rest.freshMs && { freshMs: rest.freshMs }),
        });
      const forecast = { path: "/getVilageFcst", rows: FORECAST_ROWS };
      const latest = await askOne("latest", bases.latest, forecast);
      // Without a forecast the rest is no weather.
      if (!latest.ok) return latest;
      const isSame = bases.daily.base_time === bases.latest.base_time;
      const daily = isSame
        ? latest
        : await askOne(`daily-${bases.daily.base_date}`, bases.daily, {
            ...forecast,
            freshMs: DAILY_FRESH_MS,
          });
      const measured = await askOne("now", bases.nowcast, {
        path: "/getUltraSrtNcst",
        rows: MEASURED_ROWS,
      });
      const ofHour = latest.value.data;
      const ofDay = daily.ok ? daily.value.data : ofHour;
      const felt = measured.ok ? measured.value.data : undefined;
      const data = {
        sky: felt?.sky ?? ofHour.sky,
        temperature: felt?.temperature ?? ofHour.temperature,
        low: ofDay.low ?? ofHour.low,
        high: ofDay.high ?? ofHour.high,
        rainChance: ofHour.rainChance,
      };
      return ok({ data, at: latest.value.at });
    },
  };
}
