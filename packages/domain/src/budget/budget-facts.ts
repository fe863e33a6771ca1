import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import { isPlan } from "./balance.ts";
import { toWonWords, type BudgetEntry } from "./budget.ts";

const said: readonly (readonly [BudgetEntry["type"], string])[] = [
  ["out", "지출"],
  ["back", "반품"],
  ["in", "받은 돈"],
];

/** The money of a day, a line a sort: 「지출 2건 57,300원」. */
export function listBudgetFacts(
  entries: Iterable<BudgetEntry>,
  day: CalendarDay,
): readonly { readonly id: string; readonly text: string }[] {
  const ofDay = [...entries].filter((entry) => entry.day === day && !isPlan(entry));
  return said.flatMap(([type, words]) => {
    const amounts = ofDay.filter((entry) => entry.type === type).map(({ amount }) => amount);
    if (amounts.length === 0) return [];
    const sum = amounts.reduce((before, amount) => before + amount, 0);
    return [{ id: type, text: `${words} ${amounts.length}건 ${toWonWords(sum)}` }];
  });
}
