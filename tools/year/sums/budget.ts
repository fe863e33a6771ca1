import { sumBudget } from "@damim/domain/budget/balance.ts";
import { budgetEntryKind } from "@damim/domain/budget/budget.ts";
import type { Sums } from "./sums.ts";

/** As the book of a budget, its card and its sheet say them. */
export const budgetSums: Sums = ({ year }) => {
  const entries = [...year.rows(budgetEntryKind).values()];
  return new Map(
    [...new Set(entries.map(({ budgetId }) => budgetId))].flatMap((budgetId) => {
      const { left, free } = sumBudget(entries.filter((entry) => entry.budgetId === budgetId));
      return [
        [`${budgetId} left`, left],
        [`${budgetId} free`, free],
      ] as const;
    }),
  );
};
