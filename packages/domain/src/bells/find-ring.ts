import { cutBellRows, type BellDay } from "./bell-state.ts";
import { toMinutes } from "./bell-time.ts";
import type { BellRow } from "./bells.ts";
import type { BellSound, DayRings } from "./day-rings.ts";

/** A page that looks again after more has slept: what it missed never rings. */
const LONGEST_LOOK_SECONDS = 3;

/**
 * What rings in the seconds after `from`, up to and with `to`, by the clock of the day. Where a lesson ends as the next one
 * begins, that is the start; a warning that falls on another bell is not heard.
 *
 * ```ts
 * findRing(rows, { ...rings, start: "bell" }, {}, 9 * 3600 - 1, 9 * 3600); // "bell"
 * ```
 */
export function findRing(
  rows: readonly BellRow[],
  { before, start, end, warnMinutes }: DayRings,
  { shift = 0, lessons }: BellDay,
  from: number,
  to: number,
): BellSound | undefined {
  if (to <= from || to - from > LONGEST_LOOK_SECONDS) return undefined;
  const all = cutBellRows(rows, lessons).filter(({ type }) => type === "lesson");
  const isNow = (time: string, ahead = 0): boolean => {
    const second = (toMinutes(time) - ahead) * 60 + shift;
    return from < second && second <= to;
  };
  if (start && all.some((row) => isNow(row.from))) return start;
  if (end && all.some((row) => isNow(row.to))) return end;
  const warns = before && warnMinutes > 0 && all.some((row) => isNow(row.from, warnMinutes));
  return warns ? before : undefined;
}
