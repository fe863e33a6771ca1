import { groupEntries, sumBudget, type BudgetSum } from "@damim/domain/budget/balance.ts";
import {
  budgetEntryKind,
  budgetKind,
  type KeptBudget,
  type KeptEntry,
} from "@damim/domain/budget/budget.ts";
import type { Store } from "../../data/teacher-data.ts";
import { useDerived } from "../../data/use-teacher-data.ts";

/** One budget with its book and its sums, as they are at this moment. */
export interface OpenBudget {
  readonly budget: KeptBudget;
  readonly entries: readonly KeptEntry[];
  readonly sum: BudgetSum;
}

/** The budgets of a year in the teacher's order, those that are closed last. */
export function readBudgets(store: Store): readonly OpenBudget[] {
  const groups = groupEntries(store.rows(budgetEntryKind).values());
  return [...store.rows(budgetKind).values()]
    .toSorted((a, b) => (toPlace(a) < toPlace(b) ? -1 : 1))
    .map((budget) => {
      const entries = groups.get(budget.id) ?? [];
      return { budget, entries, sum: sumBudget(entries) };
    });
}

/** `readBudgets`, read again when one of its rows changes. */
export function useBudgets(store: Store): readonly OpenBudget[] {
  return useDerived(store, [budgetKind, budgetEntryKind], readBudgets);
}

function toPlace({ closedOn, order, id }: KeptBudget): string {
  return `${closedOn ? 1 : 0}~${order}~${id}`;
}
