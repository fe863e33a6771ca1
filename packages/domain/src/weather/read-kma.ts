import * as v from "valibot";
import { ok, refuse, type Result } from "../base/result.ts";
import { toSeoulDay, toSeoulMinutes } from "../calendar-day/calendar-day.ts";
import type { OutsideRefusal } from "../outside/outside-refusal.ts";
import { readDataGoKr } from "./data-go-kr.ts";
import { toKmaDay, toKmaTime } from "./kma-base.ts";
import { noWeather, type Sky, type Weather } from "./weather.ts";

const itemSchema = v.looseObject({
  category: v.string(),
  fcstDate: v.optional(v.string()),
  fcstTime: v.optional(v.string()),
  fcstValue: v.optional(v.string()),
  /** Of the measured hour. */
  obsrValue: v.optional(v.string()),
});
const bodySchema = v.looseObject({ items: v.looseObject({ item: v.array(itemSchema) }) });

type Item = v.InferOutput<typeof itemSchema>;

/** ±900 and beyond is how 기상청 writes that nothing is known. */
const UNKNOWN = 900;

/**
 * What an answer of 기상청 (`getVilageFcst`, `getUltraSrtNcst`) says of an instant (epoch ms): of a forecast the hour that
 * began last, or the first one told where none did; low and high of that day.
 */
export function readKma(text: string, now: number): Result<Weather, OutsideRefusal> {
  const answer = readDataGoKr(text);
  if (!answer.ok) return answer;
  if (answer.value === null) return ok(noWeather);
  const body = v.safeParse(bodySchema, answer.value);
  if (!body.success) return refuse({ type: "FormatChanged" });
  const items = body.output.items.item;
  const day = toKmaDay(toSeoulDay(now));
  const hour = findHour(items, day + toKmaTime(Math.floor(toSeoulMinutes(now) / 60)));
  const ofHour = (category: string): number | null =>
    toNumber(
      items.find(
        (item) => item.category === category && (isMeasured(item) || toHour(item) === hour),
      ),
    );
  const ofDay = (category: string): number | null =>
    toNumber(items.find((item) => item.category === category && item.fcstDate === day));
  return ok({
    sky: toSky(ofHour("PTY"), ofHour("SKY")),
    temperature: ofHour("T1H") ?? ofHour("TMP"),
    low: ofDay("TMN"),
    high: ofDay("TMX"),
    rainChance: ofHour("POP"),
  });
}

function findHour(items: readonly Item[], wanted: string): string | undefined {
  const hours = items
    .filter(({ category }) => category === "TMP")
    .map(toHour)
    .toSorted();
  return hours.findLast((hour) => hour <= wanted) ?? hours[0];
}

function toHour({ fcstDate = "", fcstTime = "" }: Item): string {
  return fcstDate + fcstTime;
}

function isMeasured({ obsrValue }: Item): boolean {
  return obsrValue !== undefined;
}

function toNumber(item: Item | undefined): number | null {
  const text = item?.obsrValue ?? item?.fcstValue;
  const value = text === undefined || text.trim() === "" ? Number.NaN : Number(text);
  return Number.isFinite(value) && Math.abs(value) < UNKNOWN ? value : null;
}

/** PTY: 0 nothing falls, 3 and 7 snow, else rain, sleet too. SKY: 1, 3, 4. */
function toSky(falling: number | null, cover: number | null): Sky | null {
  if (falling === 3 || falling === 7) return "snow";
  if (falling !== null && falling > 0) return "rain";
  switch (cover) {
    case 1:
      return "sunny";
    case 3:
      return "cloudy";
    case 4:
      return "overcast";
    default:
      return null;
  }
}
