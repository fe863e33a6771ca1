import { addDays, isCalendarDay, toMonth, type CalendarDay } from "../calendar-day/calendar-day.ts";
import type { Repeat } from "./repeat-rule.ts";

/** The repeat without the turn that is planned on a day and all later ones. */
export function endBefore(repeat: Repeat, plannedOn: CalendarDay): Repeat {
  return { ...repeat, until: addDays(plannedOn, -1) };
}

/**
 * 「이번부터」: what a turn is called by the rule that begins with the turn `first`; nothing for an earlier one. Counted turns
 * begin anew, all others keep their names.
 *
 * ```ts
 * renameTurn("n14", "n12"); // "n3"
 * ```
 */
export function renameTurn(name: string, first: string): string | undefined {
  const [count, firstCount] = [toCount(name), toCount(first)];
  if (count !== undefined && firstCount !== undefined)
    return count >= firstCount ? `n${count - firstCount + 1}` : undefined;
  return name >= first ? name : undefined;
}

/** What the first turn of a rule is called that begins on another day than the turn `name` was planned on. */
export function renameFirst(name: string, begins: CalendarDay): string {
  if (isCalendarDay(name)) return begins;
  return toCount(name) === undefined ? toMonth(begins) : "n1";
}

function toCount(name: string): number | undefined {
  return name.startsWith("n") ? Number(name.slice(1)) : undefined;
}
