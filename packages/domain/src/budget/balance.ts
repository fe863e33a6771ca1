import { addDays, type CalendarDay } from "../calendar-day/calendar-day.ts";
import type { Budget, BudgetEntry, KeptEntry } from "./budget.ts";

export interface BudgetSum {
  readonly given: number;
  /** What went out, less what came back. */
  readonly spent: number;
  readonly left: number;
  readonly planned: number;
  /** What is left when all that is planned is spent. */
  readonly free: number;
}

type Money = Pick<BudgetEntry, "type" | "amount" | "isPlanned">;

/** The order of a budget's book: by day, on one day what came in first, then by id. */
export function sortEntries<T extends Pick<KeptEntry, "id" | "day" | "type">>(
  entries: Iterable<T>,
): readonly T[] {
  return [...entries].sort((a, b) => (toOrder(a) < toOrder(b) ? -1 : 1));
}

/** What is left after each entry, in the order of the book; what is planned is not in it. No date decides anything. */
export function runBalance(
  entries: Iterable<KeptEntry>,
): readonly { readonly id: string; readonly left: number }[] {
  let left = 0;
  return sortEntries(entries)
    .filter((entry) => !isPlan(entry))
    .map((entry) => {
      left += toSigned(entry);
      return { id: entry.id, left };
    });
}

/**
 * The sums of a budget's entries; plans never touch `left`, which is negative where too much was spent.
 *
 * ```ts
 * sumBudget([{ type: "in", amount: 300_000 }, { type: "out", amount: 45_800 }]).left; // 254200
 * ```
 */
export function sumBudget(entries: Iterable<Money>): BudgetSum {
  let [given, spent, planned] = [0, 0, 0];
  for (const entry of entries) {
    if (isPlan(entry)) planned += entry.amount;
    else if (entry.type === "in") given += entry.amount;
    else spent -= toSigned(entry);
  }
  const left = given - spent;
  return { given, spent, left, planned, free: left - planned };
}

/** What was spent by group, the most first; entries without a group are 기타. */
export function listShares(
  entries: Iterable<Money & Pick<BudgetEntry, "group">>,
): readonly { readonly group: string; readonly spent: number }[] {
  const byGroup = new Map<string, number>();
  for (const entry of entries) {
    if (isPlan(entry) || entry.type === "in") continue;
    const group = entry.group ?? "기타";
    byGroup.set(group, (byGroup.get(group) ?? 0) - toSigned(entry));
  }
  return [...byGroup]
    .map(([group, spent]) => ({ group, spent }))
    .toSorted((a, b) => b.spent - a.spent || (a.group < b.group ? -1 : 1));
}

/** 「2,300원 넘어요」: how much more than there is an entry would spend, of a plan more than is free; 0 where it fits. */
export function countOverspend(others: Iterable<Money>, entry: Money): number {
  if (entry.type !== "out") return 0;
  const { left, free } = sumBudget([...others, entry]);
  return Math.max(0, isPlan(entry) ? -free : -left);
}

/** The entries of each budget. */
export function groupEntries(
  entries: Iterable<KeptEntry>,
): ReadonlyMap<string, readonly KeptEntry[]> {
  const groups = new Map<string, KeptEntry[]>();
  for (const entry of entries)
    groups.set(entry.budgetId, [...(groups.get(entry.budgetId) ?? []), entry]);
  return groups;
}

const ENDING_DAYS = 30;
const MUCH_LEFT = 0.2;

/** Whether a budget ends within 30 days while over a fifth of it is free. */
export function isEndingFull(
  { until, closedOn }: Pick<Budget, "until" | "closedOn">,
  { given, free }: Pick<BudgetSum, "given" | "free">,
  today: CalendarDay,
): boolean {
  const isEnding = today >= addDays(until, -ENDING_DAYS) && today <= until && !closedOn;
  return isEnding && free > given * MUCH_LEFT;
}

/** Whether an entry is only planned; only what goes out can be. */
export function isPlan({ type, isPlanned }: Pick<BudgetEntry, "type" | "isPlanned">): boolean {
  return type === "out" && isPlanned === true;
}

/** What it does to what is left. */
export function toSigned({ type, amount }: Money): number {
  return type === "out" ? -amount : amount;
}

function toOrder({ id, day, type }: Pick<KeptEntry, "id" | "day" | "type">): string {
  return `${day} ${type === "in" ? 0 : 1} ${id}`;
}
