import { addDays, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toWeekPlace } from "@damim/domain/calendar-day/week.ts";

/** How many days, weeks and months keep their newest backup. */
const KEPT = { days: 14, weeks: 8, months: 12 } as const;
const NAME = /^damim-(\d{4}-\d\d-\d\d)-\d{6}/;

/**
 * Which backups of the other bucket stay: the newest of each of the last 14 days, 8 weeks and 12 months that have one. A
 * server that was off for a year loses none of them by that.
 *
 * ```ts
 * chooseKept(["damim-2026-11-20-031000.sqlite", "damim-2026-11-21-031000.sqlite"]); // both
 * ```
 */
export function chooseKept(names: readonly string[]): ReadonlySet<string> {
  const newestFirst = names.toSorted().toReversed();
  return new Set([
    ...chooseNewest(newestFirst, KEPT.days, (day) => day),
    ...chooseNewest(newestFirst, KEPT.weeks, (day) => addDays(day, -toWeekPlace(day))),
    ...chooseNewest(newestFirst, KEPT.months, (day) => day.slice(0, 7)),
  ]);
}

function chooseNewest(
  newestFirst: readonly string[],
  count: number,
  toSpan: (day: CalendarDay) => string,
): readonly string[] {
  const bySpan = new Map<string, string>();
  for (const name of newestFirst) {
    const day = NAME.exec(name)?.[1];
    // What is not named as ours is nobody's to remove.
    if (day === undefined) continue;
    const span = toSpan(day as CalendarDay);
    if (!bySpan.has(span)) bySpan.set(span, name);
  }
  return [...bySpan.values()].slice(0, count);
}
