import type ICAL from "ical.js";
import {
  addDays,
  findCalendarDay,
  toSeoulDay,
  type CalendarDay,
} from "../../calendar-day/calendar-day.ts";
import { toSeoulTimeText } from "../../calendar-day/korean-instant.ts";

/** When something is on a wall clock in Korea; without `time` the whole day. */
export interface Moment {
  readonly day: CalendarDay;
  /** `HH:MM`. */
  readonly time?: string;
}

/** When something is, as rows of events have it. */
export interface When {
  readonly day: CalendarDay;
  /** The last day, itself included. */
  readonly to: CalendarDay;
  readonly start?: string;
  readonly end?: string;
}

/** A time of a calendar file in Korea; one without a zone is what clocks here say. Throws for a day that is none. */
export function toMoment(time: ICAL.Time): Moment {
  const { year, month, day: date, hour, minute, isDate } = time;
  if (!isDate && time.zone.tzid !== "floating") {
    const at = time.toUnixTime() * 1_000;
    return { day: toSeoulDay(at), time: toSeoulTimeText(at) };
  }
  const day = findCalendarDay({ year, month, date });
  if (!day) throw new RangeError("no such day");
  return isDate ? { day } : { day, time: `${toTwo(hour)}:${toTwo(minute)}` };
}

/** From a first moment to the end that a file says: of whole days the day after, of midnight the evening before. */
export function toWhen(from: Moment, until: Moment): When {
  const { day, time: start } = from;
  const isWhole = start === undefined || (isMidnight(from) && isMidnight(until) && until.day > day);
  const last = isWhole || isMidnight(until) ? addDays(until.day, -1) : until.day;
  const to = last > day ? last : day;
  if (isWhole) return { day, to };
  const end = isMidnight(until) ? "23:59" : until.time;
  const isLater = until.day > day || (until.day === day && (until.time ?? "") > start);
  return { day, to, start, ...(isLater && end !== undefined && { end }) };
}

const isMidnight = ({ time }: Moment): boolean => time === "00:00";

function toTwo(figure: number): string {
  return String(figure).padStart(2, "0");
}
