import { addDays, isCalendarDay, toMonth, type CalendarDay } from "../calendar-day/calendar-day.ts";
import { plainCalendar } from "../school-calendar/school-calendar.ts";
import { listOccurrences } from "./list-occurrences.ts";
import type { Repeat, RepeatRule } from "./repeat-rule.ts";

/** The repeat without the turn that is planned on a day and all later ones. */
export function endBefore(repeat: Repeat, plannedOn: CalendarDay): Repeat {
  return { ...repeat, until: addDays(plannedOn, -1) };
}

/** Whether the rule plans no turn before this one, so that 「이번부터」 means all of them; in doubt not. */
export function isFirstTurn(rule: RepeatRule, name: string, plannedOn: CalendarDay): boolean {
  if (rule.every === "schoolDay") return name === "n1";
  if (rule.every === "month" && "schoolDay" in rule) return name === toMonth(rule.from);
  const before = { from: rule.from, to: addDays(plannedOn, -1) };
  return listOccurrences({ ...rule, onClosed: "keep" }, plainCalendar, before).length === 0;
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
