import { addDays, toSeoulDay, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKmaDay, toKmaTime } from "@damim/domain/weather/kma-base.ts";
import { openServiceStandIn, type ServiceStandIn } from "./open-service-stand-in.ts";

export const DATA_GO_KR_KEY = "Ab3+dEf/GhIjKlMnOpQrStUvWxYz0123456789==";

/** data.go.kr with 기상청 and 에어코리아, and Open-Meteo, on this computer in their own formats. */
export interface WeatherStandIn extends ServiceStandIn {
  /** What an operator would set to be led here, with a key. */
  readonly env: Readonly<Record<string, string>>;
  /** The same without one. */
  readonly keylessEnv: Readonly<Record<string, string>>;
}

/** How data.go.kr tells a mistake, though JSON was asked: 22 quota, 30 unknown key, 31 ended. */
export function toDataGoKrMistake(code: number): { readonly body: string; readonly type: string } {
  return {
    type: "text/xml;charset=UTF-8",
    body: `<OpenAPI_ServiceResponse><cmmMsgHeader><errMsg>SERVICE ERROR</errMsg><returnAuthMsg>MISTAKE</returnAuthMsg><returnReasonCode>${code}</returnReasonCode></cmmMsgHeader></OpenAPI_ServiceResponse>`,
  };
}

export async function openWeatherStandIn(): Promise<WeatherStandIn> {
  const standIn = await openServiceStandIn((url) => ({ body: answer(url) }));
  const keylessEnv = { OPEN_METEO_URL: standIn.url, OPEN_METEO_AIR_URL: standIn.url };
  const env = {
    DATA_GO_KR_KEY: encodeURIComponent(DATA_GO_KR_KEY),
    DATA_GO_KR_URL: standIn.url,
  };
  return Object.assign(standIn, { env, keylessEnv });
}

function answer(url: URL): unknown {
  switch (url.pathname.split("/").at(-1)) {
    case "getVilageFcst":
      return toForecast(url.searchParams);
    case "getUltraSrtNcst":
      return wrap({ items: { item: [toMeasured("T1H", "3.2"), toMeasured("PTY", "0")] } });
    case "getCtprvnRltmMesureDnsty":
      return wrap({
        totalCount: 2,
        items: [toStation("신흥", "-", "-"), toStation("석바위", "44", "21")],
      });
    case "forecast":
      return {
        current: { time: "2026-11-23T08:00", temperature_2m: 4.4, weather_code: 3 },
        daily: {
          temperature_2m_max: [12],
          temperature_2m_min: [1],
          precipitation_probability_max: [60],
        },
      };
    case "air-quality":
      return { current: { time: "2026-11-23T08:00", pm10: 40.2, pm2_5: 36.4 } };
    default:
      return {};
  }
}

/** Each hour of the telling's day and the next. */
function toForecast(query: URLSearchParams): unknown {
  const base = query.get("base_date") ?? "";
  const first = base.replace(/^(....)(..)(..)$/, "$1-$2-$3") as CalendarDay;
  const told = (day: CalendarDay, time: string, category: string, fcstValue: string) => ({
    baseDate: base,
    baseTime: query.get("base_time"),
    category,
    fcstDate: toKmaDay(day),
    fcstTime: time,
    fcstValue,
    nx: Number(query.get("nx")),
    ny: Number(query.get("ny")),
  });
  const item = [first, addDays(first, 1)].flatMap((day) => [
    ...Array.from({ length: 24 }, (_, hour) => toKmaTime(hour)).flatMap((time) => [
      told(day, time, "TMP", "3"),
      told(day, time, "SKY", "1"),
      told(day, time, "PTY", "0"),
      told(day, time, "POP", "10"),
      told(day, time, "REH", "55"),
    ]),
    told(day, "0600", "TMN", "-2.0"),
    told(day, "1500", "TMX", "11.0"),
  ]);
  return wrap({
    dataType: "JSON",
    items: { item },
    pageNo: 1,
    numOfRows: 400,
    totalCount: item.length,
  });
}

function toMeasured(category: string, obsrValue: string) {
  return { baseDate: "20261123", baseTime: "0800", category, nx: 55, ny: 124, obsrValue };
}

function toStation(stationName: string, pm10Value: string, pm25Value: string) {
  const dataTime = `${toSeoulDay(Date.now())} 08:00`;
  return { stationName, dataTime, pm10Value, pm25Value, pm10Flag: null, khaiGrade: null };
}

function wrap(body: unknown): unknown {
  return { response: { header: { resultCode: "00", resultMsg: "NORMAL_SERVICE" }, body } };
}
