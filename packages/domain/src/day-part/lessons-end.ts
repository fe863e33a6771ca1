import { cutBellRows, type BellDay } from "../bells/bell-state.ts";
import { toMinutes } from "../bells/bell-time.ts";
import type { BellRow } from "../bells/bells.ts";

/** When the last lesson that takes place ends, in seconds since midnight; nothing on a day without bells. */
export function findLessonsEnd(rows: readonly BellRow[], day: BellDay): number | undefined {
  const last = cutBellRows(rows, day.lessons).findLast(
    ({ type, period }) => type === "lesson" && !day.free?.includes(period ?? 0),
  );
  return last && toMinutes(last.to) * 60 + (day.shift ?? 0);
}
