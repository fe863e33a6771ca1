import {
  addDays,
  toSeoulDay,
  toSeoulMinutes,
  type CalendarDay,
} from "../calendar-day/calendar-day.ts";

/** Which telling of 기상청 is asked for, as its addresses write it: day without dashes, hour and minute. */
export interface KmaBase {
  readonly base_date: string;
  readonly base_time: string;
}

export interface KmaBases {
  /** The newest forecast. */
  readonly latest: KmaBase;
  /** The one that holds today's low and high. */
  readonly daily: KmaBase;
  /** The newest measured hour. */
  readonly nowcast: KmaBase;
}

const READABLE_AFTER_MS = 15 * 60_000;
const FIRST_HOUR = 2;
const EVERY_HOURS = 3;

/**
 * Which tellings are there at an instant (epoch ms): forecasts of 02, 05 … 23 h and measured full hours can be read a
 * quarter of an hour later (spec 15 §3).
 *
 * ```ts
 * pickKmaBase(Date.parse("2026-11-23T05:14+09:00")).latest; // { base_date: "20261123", base_time: "0200" }
 * ```
 */
export function pickKmaBase(now: number): KmaBases {
  const readable = now - READABLE_AFTER_MS;
  const day = toSeoulDay(readable);
  const hour = Math.floor(toSeoulMinutes(readable) / 60);
  const newest = hour - ((hour - FIRST_HOUR + EVERY_HOURS) % EVERY_HOURS);
  const latest = newest >= FIRST_HOUR ? toBase(day, newest) : toBase(addDays(day, -1), 23);
  return {
    latest,
    daily: day === toSeoulDay(now) && hour >= FIRST_HOUR ? toBase(day, FIRST_HOUR) : latest,
    nowcast: toBase(day, hour),
  };
}

/** `toKmaDay("2026-11-23")` is "20261123". */
export function toKmaDay(day: CalendarDay): string {
  return day.replaceAll("-", "");
}

/** `toKmaTime(7)` is "0700". */
export function toKmaTime(hour: number): string {
  return `${String(hour).padStart(2, "0")}00`;
}

function toBase(day: CalendarDay, hour: number): KmaBase {
  return { base_date: toKmaDay(day), base_time: toKmaTime(hour) };
}
