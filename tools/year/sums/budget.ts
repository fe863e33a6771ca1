import { sumBudget } from "@damim/domain/budget/balance.ts";
import { budgetEntryKind } from "@damim/domain/budget/budget.ts";
import { toSettlement } from "@damim/domain/budget/settlement.ts";
import { settlementColumns } from "../../../apps/web/src/features/budget/settlement/settlement-columns.ts";
import type { Sums } from "./sums.ts";

/** As the book of a budget and its card say them, and 정산서, in its file and on paper. */
export const budgetSums: Sums = ({ year }) => {
  const budgets = Map.groupBy(year.rows(budgetEntryKind).values(), ({ budgetId }) => budgetId);
  const shown = settlementColumns.filter(({ head }) => head === "사용날짜" || head === "사용금액");
  return new Map<string, number | string>(
    [...budgets].flatMap(([id, entries]) => {
      const { left, free } = sumBudget(entries);
      const settlement = toSettlement(entries);
      const lines = settlement.rows.map((row) => shown.map(({ text }) => text(row)).join(" "));
      return [
        [`${id} left`, left],
        [`${id} free`, free],
        [`${id} A`, settlement.given],
        [`${id} B`, settlement.spent],
        [`${id} A-B`, settlement.left],
        ...lines.map((line, at) => [`${id} line ${at + 1}`, line] as const),
      ];
    }),
  );
};
