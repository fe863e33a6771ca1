import * as v from "valibot";
import { ok, refuse, type Result } from "../base/result.ts";
import type { OutsideRefusal } from "../outside/outside-refusal.ts";
import type { DustValues } from "./dust.ts";
import type { Sky, Weather } from "./weather.ts";

const number = v.optional(v.nullable(v.number()), null);
const numbers = v.optional(v.array(v.nullable(v.number())), []);
const failureSchema = v.looseObject({ error: v.literal(true), reason: v.optional(v.string(), "") });
const weatherSchema = v.looseObject({
  current: v.looseObject({ temperature_2m: number, weather_code: number }),
  daily: v.optional(
    v.looseObject({
      temperature_2m_max: numbers,
      temperature_2m_min: numbers,
      precipitation_probability_max: numbers,
    }),
  ),
});
const airSchema = v.looseObject({ current: v.looseObject({ pm10: number, pm2_5: number }) });

/** An answer of Open-Meteo's forecast, of a place without a key for 기상청. */
export function readOpenMeteo(answer: string): Result<Weather, OutsideRefusal> {
  const read = readAnswer(answer, weatherSchema);
  if (!read.ok) return read;
  const { current, daily } = read.value;
  return ok({
    sky: toSky(current.weather_code),
    temperature: current.temperature_2m,
    low: daily?.temperature_2m_min[0] ?? null,
    high: daily?.temperature_2m_max[0] ?? null,
    rainChance: daily?.precipitation_probability_max[0] ?? null,
  });
}

/** An answer of Open-Meteo's air quality: foretold, not measured. */
export function readOpenMeteoAir(answer: string): Result<DustValues, OutsideRefusal> {
  const read = readAnswer(answer, airSchema);
  if (!read.ok) return read;
  const { pm10, pm2_5: pm25 } = read.value.current;
  const round = (value: number | null): number | null =>
    value === null ? null : Math.round(value);
  return ok({ pm10: round(pm10), pm25: round(pm25) });
}

function readAnswer<T>(
  text: string,
  schema: v.GenericSchema<unknown, T>,
): Result<T, OutsideRefusal> {
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    return refuse({ type: "FormatChanged" });
  }
  const failure = v.safeParse(failureSchema, answer);
  if (failure.success)
    return refuse({ type: /limit/i.test(failure.output.reason) ? "QuotaUsedUp" : "FormatChanged" });
  const read = v.safeParse(schema, answer);
  return read.success ? ok(read.output) : refuse({ type: "FormatChanged" });
}

/** WMO code table 4677 as Open-Meteo uses it. */
function toSky(code: number | null): Sky | null {
  if (code === null) return null;
  if (code <= 1) return "sunny";
  if (code === 2) return "cloudy";
  if (code === 3) return "overcast";
  if (code === 45 || code === 48) return "fog";
  if ((code >= 71 && code <= 77) || code === 85 || code === 86) return "snow";
  return code >= 51 ? "rain" : null;
}
