import type { Result } from "@damim/domain/base/result.ts";
import type { OutsideRefusal } from "@damim/domain/outside/outside-refusal.ts";
import { toKmaGrid } from "@damim/domain/weather/kma-grid.ts";
import { findNearestProvince } from "@damim/domain/weather/districts.ts";
import type { Point } from "@damim/domain/weather/places.ts";
import { pickStation } from "@damim/domain/weather/read-air-korea.ts";
import type { WeatherReply } from "@damim/domain/weather/weather-reply.ts";
import type { ServerDeps } from "../base/server-deps.ts";
import type { Outside, OutsideAnswer } from "../outside/create-outside.ts";
import { createAirKorea } from "./air-korea.ts";
import { createKma } from "./kma.ts";
import { createOpenMeteo } from "./open-meteo.ts";

/** Weather and dust of places, from 기상청 and 에어코리아 with a key, else from Open-Meteo. */
export interface WeatherService {
  readonly sky: Outside;
  readonly air: Outside;
  find(point: Point, station: string | undefined): Promise<WeatherReply>;
  /** Asks both of them now, for who looks after the server. */
  check(): Promise<void>;
  /** Asks for every place that was asked for lately, one call a cell. */
  prefetch(): Promise<void>;
}

/** As the ground has it; undefined where the operator wants no weather. */
export interface Weathered {
  readonly services: { readonly weather: WeatherService | undefined };
}

const DAY_MS = 86_400_000;
/** Whoever did not ask for two weeks is on vacation. */
const ASKED_LATELY_MS = 14 * DAY_MS;
const SEOUL: Point = { lat: 37.5665, lon: 126.978 };

const away = { type: "missing", missing: "away" } as const;

/** Undefined where the operator wants no weather. */
export function createWeatherService(
  deps: Pick<ServerDeps, "config" | "database" | "fetchOutside" | "now" | "figures">,
): WeatherService | undefined {
  const { weather } = deps.config;
  if (!weather) return undefined;
  return weather.dataGoKr.key === undefined
    ? createKeyless(deps, weather)
    : createKeyed(deps, weather);
}

type Deps = Pick<ServerDeps, "database" | "fetchOutside" | "now" | "figures">;
type Places = NonNullable<ServerDeps["config"]["weather"]>;

function createKeyed(deps: Deps, { dataGoKr }: Places): WeatherService {
  const kma = createKma(deps, dataGoKr);
  const airKorea = createAirKorea(deps, dataGoKr);
  return {
    sky: kma.outside,
    air: airKorea.outside,
    async find(point, chosen) {
      const { sido } = findNearestProvince(point);
      const [sky, air] = await Promise.all([kma.ask(toKmaGrid(point)), airKorea.ask(sido)]);
      const stations = air.ok ? air.value.data : [];
      const station = pickStation(stations, chosen);
      return {
        weather: sky.ok ? toFound(sky.value, "kma", deps.now()) : away,
        dust:
          air.ok && station
            ? toFound({ data: station, at: air.value.at }, "air-korea", deps.now())
            : away,
        stations: stations.map((each) => each.station),
      };
    },
    async check() {
      await kma.ask(toKmaGrid(SEOUL), { isForced: true });
      await airKorea.ask("서울", { isForced: true });
    },
    async prefetch() {
      const { cells, sidos } = await listAsked(deps);
      for (const [nx = 0, ny = 0] of cells) await kma.ask({ nx, ny });
      for (const sido of sidos) await airKorea.ask(sido);
    },
  };
}

function createKeyless(deps: Deps, { openMeteo }: Places): WeatherService {
  const meteo = createOpenMeteo(deps, openMeteo);
  return {
    sky: meteo.sky,
    air: meteo.air,
    async find(point) {
      const [weather, dust] = await Promise.all([meteo.askSky(point), meteo.askAir(point)]);
      return {
        weather: toPart(weather, deps.now()),
        dust: dust.ok
          ? toFound(
              { data: { ...dust.value.data, station: "", hour: "" }, at: dust.value.at },
              "open-meteo",
              deps.now(),
            )
          : away,
        stations: [],
      };
    },
    async check() {
      await meteo.askSky(SEOUL, { isForced: true });
      await meteo.askAir(SEOUL, { isForced: true });
    },
    async prefetch() {
      const { points } = await listAsked(deps);
      for (const [lat = 0, lon = 0] of points) {
        await meteo.askSky({ lat, lon });
        await meteo.askAir({ lat, lon });
      }
    },
  };
}

function toPart(
  sky: Result<
    OutsideAnswer<Extract<WeatherReply["weather"], { type: "found" }>["data"]>,
    OutsideRefusal
  >,
  now: number,
): WeatherReply["weather"] {
  return sky.ok ? toFound(sky.value, "open-meteo", now) : away;
}

function toFound<T, Source extends string>(
  { data, at }: OutsideAnswer<T>,
  source: Source,
  now: number,
) {
  return { type: "found" as const, data, ageMs: Math.max(0, now - at), source };
}

/** What stands in the copies is what was asked: 「latest 55,124」, 「인천」, 「37.45,126.70」. */
async function listAsked({ database, now }: Deps): Promise<{
  readonly cells: readonly (readonly number[])[];
  readonly sidos: readonly string[];
  readonly points: readonly (readonly number[])[];
}> {
  const rows = await database.queries
    .selectFrom("outside_copies")
    .select(["service", "key"])
    .where("service", "in", ["kma", "air-korea", "open-meteo"])
    .where("fetched_at", ">", now() - ASKED_LATELY_MS)
    .execute();
  const of = (service: string): readonly string[] =>
    rows.filter((row) => row.service === service).map(({ key }) => key);
  const toNumbers = (text: string): readonly number[] => text.split(",").map(Number);
  return {
    cells: of("kma").flatMap((key) => {
      const cell = /^latest (\d+,\d+)$/.exec(key)?.[1];
      return cell === undefined ? [] : [toNumbers(cell)];
    }),
    sidos: of("air-korea"),
    points: of("open-meteo").map(toNumbers),
  };
}
