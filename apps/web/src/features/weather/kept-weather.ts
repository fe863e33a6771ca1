import { addDays, toSeoulDay, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { weatherReplySchema, type WeatherReply } from "@damim/domain/weather/weather-reply.ts";
import { toWeatherLine } from "@damim/domain/weather/weather-words.ts";
import * as v from "valibot";
import { OPEN_PREFIX } from "../../data/drafts/use-draft.ts";
import { readText, writeText } from "../../platform/kept/device-texts.ts";

/** Goes at sign-out: it says where the school lies. */
const KEPT = `${OPEN_PREFIX}weather`;
/** A day that is not closed by then is not closed with its weather. */
const DAYS_KEPT = 8;

const keptSchema = v.object({
  /** The query that it answers. */
  about: v.string(),
  /** Epoch ms. */
  at: v.number(),
  reply: weatherReplySchema,
  /** What 하루일지 says of the last days. */
  days: v.record(v.string(), v.string()),
});
type Kept = v.InferOutput<typeof keptSchema>;

export interface HeardWeather {
  readonly reply: WeatherReply;
  /** When it came to this device, epoch ms. */
  readonly at: number;
}

/** What this device last heard of a place: it stands at once, and without a network. */
export function readHeard(about: string): HeardWeather | undefined {
  const kept = readKept();
  return kept?.about === about ? kept : undefined;
}

/** Keeps what was heard, and its line for the day's log. */
export function keepHeard(about: string, { reply, at }: HeardWeather): void {
  const today = toSeoulDay(at);
  const line = toWeatherLine(reply, 0);
  const words = [line?.weather, line?.isMeasured ? line.dust : ""].filter(Boolean).join(" · ");
  const from = addDays(today, 1 - DAYS_KEPT);
  const days = Object.entries(readKept()?.days ?? {}).filter(([day]) => day >= from);
  writeText(
    KEPT,
    JSON.stringify({
      about,
      at,
      reply,
      days: { ...Object.fromEntries(days), ...(words && { [today]: words }) },
    } satisfies Kept),
  );
}

/** What was heard of a day; nothing where nobody looked. */
export function readDayWeather(day: CalendarDay): string | undefined {
  return readKept()?.days[day];
}

function readKept(): Kept | undefined {
  try {
    const kept = v.safeParse(keptSchema, JSON.parse(readText(KEPT) ?? "null"));
    return kept.success ? kept.output : undefined;
  } catch {
    return undefined;
  }
}
