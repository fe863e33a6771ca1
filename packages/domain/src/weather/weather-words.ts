import { weatherLabels } from "./weather-labels.ts";
import { dustGradeLabels, gradeOfDust } from "./dust.ts";
import {
  DUST_STALE_MS,
  WEATHER_FRESH_MS,
  WEATHER_STALE_MS,
  type WeatherReply,
} from "./weather-reply.ts";
import type { Weather } from "./weather.ts";

/** How a reply is shown some time after it came. */
export interface WeatherLine {
  /** 「맑음 3° · 최고 11° · 비 10 %」; empty where nothing is known. */
  readonly weather: string;
  /** 「초미세 보통 (석바위, 08시)」, 「미세먼지 값을 받지 못했어요」; empty where nobody asked for it. */
  readonly dust: string;
  /** 「40분 전」, of the older half; empty while it is fresh. */
  readonly age: string;
  /** Measured by 에어코리아: what absences for dust are judged by. */
  readonly isMeasured: boolean;
  readonly sky: Weather["sky"];
}

/**
 * The line of the morning page, of a reply that came `sinceMs` ago; nothing where there is no weather to show. What has become
 * too old is hidden like what is missing (spec 15 §3).
 *
 * ```ts
 * toWeatherLine(reply, 0)?.weather; // "맑음 3° · 최고 11° · 비 10 %"
 * ```
 */
export function toWeatherLine(reply: WeatherReply, sinceMs: number): WeatherLine | undefined {
  const weather = keepFresh(reply.weather, sinceMs, WEATHER_STALE_MS);
  const dust = keepFresh(reply.dust, sinceMs, DUST_STALE_MS);
  const words = weather ? toWeatherWords(weather.data) : "";
  const isAsked = reply.dust.type === "found" || reply.dust.missing === "away";
  if (words === "" && !dust) return undefined;
  const ageMs = Math.max(weather?.ageMs ?? 0, dust?.ageMs ?? 0) + sinceMs;
  return {
    weather: words,
    dust: dust ? toDustWords(dust) : isAsked ? "미세먼지 값을 받지 못했어요" : "",
    age: ageMs < WEATHER_FRESH_MS ? "" : toAgeWords(ageMs),
    isMeasured: dust?.source === "air-korea",
    sky: weather?.data.sky ?? null,
  };
}

function keepFresh<Part extends WeatherReply["weather"] | WeatherReply["dust"]>(
  part: Part,
  sinceMs: number,
  staleMs: number,
): Extract<Part, { readonly type: "found" }> | undefined {
  return part.type === "found" && part.ageMs + sinceMs < staleMs
    ? (part as Extract<Part, { readonly type: "found" }>)
    : undefined;
}

function toWeatherWords({ sky, temperature, high, rainChance }: Weather): string {
  const now = [
    sky === null ? "" : weatherLabels[sky],
    temperature === null ? "" : toDegrees(temperature),
  ];
  return [
    now.filter(Boolean).join(" "),
    high === null ? "" : `최고 ${toDegrees(high)}`,
    rainChance === null ? "" : `비 ${Math.round(rainChance)} %`,
  ]
    .filter(Boolean)
    .join(" · ");
}

function toDegrees(value: number): string {
  // Never 「-0°」.
  return `${Math.round(value) || 0}°`;
}

function toDustWords({
  data,
  source,
}: Extract<WeatherReply["dust"], { readonly type: "found" }>): string {
  const { pm10, pm25 } = gradeOfDust(data);
  const [label, grade] = pm25 === null ? ["미세", pm10] : ["초미세", pm25];
  if (grade === null) return "미세먼지 값을 받지 못했어요";
  const from =
    source === "open-meteo"
      ? "예측"
      : [data.station, data.hour && `${data.hour}시`].filter(Boolean).join(", ");
  return `${label} ${dustGradeLabels[grade]} (${from})`;
}

function toAgeWords(ageMs: number): string {
  const minutes = Math.round(ageMs / 60_000);
  return minutes < 60 ? `${minutes}분 전` : `${Math.floor(minutes / 60)}시간 전`;
}
