import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import { findLine, toSearchPattern, type FoundLine } from "../hangul/search-pattern.ts";
import type { DayLog } from "./daily-log.ts";

/** The days whose own words hold what was typed, the newest first. */
export function findDayLogs(
  logs: Iterable<DayLog>,
  typed: string,
): readonly { readonly day: CalendarDay; readonly found: FoundLine }[] {
  const pattern = toSearchPattern(typed);
  if (!pattern) return [];
  return [...logs]
    .flatMap(({ day, body }) => {
      const found = findLine(body ?? "", pattern);
      return found ? [{ day, found }] : [];
    })
    .toSorted((a, b) => (a.day < b.day ? 1 : -1));
}
