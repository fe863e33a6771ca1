import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import { toWeekPlace } from "../calendar-day/week.ts";
import { isSchoolOpen, type SchoolCalendar } from "../school-calendar/school-calendar.ts";
import { sortBellRows } from "./bell-rows.ts";
import type { BellRow, KeptBells } from "./bells.ts";
import { shortenBells } from "./shorten-bells.ts";

/** What a day says of its bells; a day plan of the class table says it. */
export interface BellPlan {
  /** ISO: the day is like this weekday. */
  readonly weekday?: number | null;
  readonly bellsId?: string | null;
  readonly shortenBy?: number | null;
  readonly keepLunch?: boolean | null;
}

/**
 * The bell table of a day: the one that the day names, else the one that holds on its weekday, or on the one that it is like; of several the smaller
 * id, so that two devices ring alike.
 */
export function findBells(
  bells: Iterable<KeptBells>,
  day: CalendarDay,
  plan?: BellPlan,
): KeptBells | undefined {
  const sorted = [...bells].toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const weekday = String(plan?.weekday ?? toWeekPlace(day) + 1);
  return (
    sorted.find(({ id }) => id === plan?.bellsId) ??
    sorted.find(({ days }) => days.includes(weekday))
  );
}

/** The rows that ring on a day, shortened where the day says so; a closed day has none. */
export function toDayBells(
  bells: Iterable<KeptBells>,
  calendar: SchoolCalendar,
  day: CalendarDay,
  plan?: BellPlan,
): readonly BellRow[] {
  const found = isSchoolOpen(calendar, day) ? findBells(bells, day, plan) : undefined;
  if (!found) return [];
  return plan?.shortenBy
    ? shortenBells(found.rows, plan.shortenBy, plan.keepLunch ?? false)
    : sortBellRows(found.rows);
}
