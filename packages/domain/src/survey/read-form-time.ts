import { findCalendarDay } from "../calendar-day/calendar-day.ts";
import { toSeoulMidnight } from "../calendar-day/korean-instant.ts";

const HOUR_MS = 3_600_000;

/**
 * When a line came in, as form tools write it: 「2026. 11. 20 오전 9:12:33」, 「2026/11/20 9:12:33 오후 GMT+9」,
 * 「2026-11-20 09:12:33」, 「11/20/26 9:12:33」. Epoch ms, by Seoul's clock; undefined where it is none of them.
 */
export function readFormTime(text: string): number | undefined {
  const [, a, b, c, rest = ""] =
    /^(\d{1,4})\s*[-./]\s*(\d{1,2})\s*[-./]\s*(\d{1,4})[.T]?\s*(.*)$/u.exec(text.trim()) ?? [];
  if (a === undefined || b === undefined || c === undefined) return undefined;
  // Microsoft writes month, day, year.
  const [year, month, day] = a.length === 4 ? [a, b, c] : [c.padStart(4, "20"), a, b];
  const found = findCalendarDay({
    year: Number(year),
    month: Number(month),
    date: Number(day),
  });
  const [, hours, minutes, seconds = "0"] = /(\d{1,2}):(\d{2})(?::(\d{2}))?/u.exec(rest) ?? [];
  if (!found) return undefined;
  const isAfternoon = /오후|pm/iu.test(rest) && Number(hours) < 12;
  const isMidnight = /오전|am/iu.test(rest) && Number(hours) === 12;
  const hour = Number(hours ?? 0) + (isAfternoon ? 12 : 0) - (isMidnight ? 12 : 0);
  return (
    toSeoulMidnight(found) +
    hour * HOUR_MS +
    Number(minutes ?? 0) * 60_000 +
    Number(seconds) * 1_000
  );
}
