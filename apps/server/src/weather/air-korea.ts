import type { ServicePlace } from "../base/settings/places.ts";
import type { Result } from "@damim/domain/base/result.ts";
import type { OutsideRefusal } from "@damim/domain/outside/outside-refusal.ts";
import { readAirKorea, type MeasuredDust } from "@damim/domain/weather/read-air-korea.ts";
import { DUST_STALE_MS, WEATHER_FRESH_MS } from "@damim/domain/weather/weather-reply.ts";
import type { ServerDeps } from "../base/server-deps.ts";
import { createOutside, type Outside, type OutsideAnswer } from "../outside/create-outside.ts";

/** 에어코리아, as data.go.kr hands it on. */
export interface AirKorea {
  readonly outside: Outside;
  /** The stations of a province, 「인천」. */
  ask(
    sido: string,
    options?: { readonly isForced: boolean },
  ): Promise<Result<OutsideAnswer<readonly MeasuredDust[]>, OutsideRefusal>>;
}

/** No province has as many stations. */
const MOST_STATIONS = 300;

export function createAirKorea(
  deps: Pick<ServerDeps, "database" | "fetchOutside" | "now" | "figures">,
  { baseUrl, key = "" }: ServicePlace,
): AirKorea {
  const outside = createOutside(deps, {
    name: "air-korea",
    baseUrl: `${baseUrl}/B552584/ArpltnInforInqireSvc`,
    timeLimitMs: 5_000,
    freshMs: WEATHER_FRESH_MS,
    staleMs: DUST_STALE_MS,
    bytesMax: 1024 * 1024,
    perDay: 500,
  });
  return {
    outside,
    ask: (sidoName, { isForced } = { isForced: false }) =>
      outside.ask({
        key: sidoName,
        path: "/getCtprvnRltmMesureDnsty",
        query: {
          serviceKey: key,
          returnType: "json",
          numOfRows: String(MOST_STATIONS),
          pageNo: "1",
          ver: "1.3",
          sidoName,
        },
        read: readAirKorea,
        isForced,
      }),
  };
}
