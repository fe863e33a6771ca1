import { toClockTime, toMinutes } from "./bell-time.ts";
import { sortBellRows } from "./bell-rows.ts";
import type { BellRow } from "./bells.ts";

const SHORTEST_LESSON_MINUTES = 5;

/**
 * 단축수업: every lesson is so many minutes shorter, all other rows and gaps keep their length, so what follows comes
 * earlier. With `keepLunch` lunch keeps its time on the clock, and what follows counts from there.
 */
export function shortenBells(
  rows: readonly BellRow[],
  minutes: number,
  keepLunch: boolean,
): readonly BellRow[] {
  let earlier = 0;
  return sortBellRows(rows).map((row) => {
    if (keepLunch && row.type === "lunch") earlier = 0;
    const from = toMinutes(row.from) - earlier;
    const length = toMinutes(row.to) - toMinutes(row.from);
    const cut =
      row.type === "lesson" ? Math.max(0, Math.min(minutes, length - SHORTEST_LESSON_MINUTES)) : 0;
    earlier += cut;
    return { ...row, from: toClockTime(from), to: toClockTime(from + length - cut) };
  });
}
