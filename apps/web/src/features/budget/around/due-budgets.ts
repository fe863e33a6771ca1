// Loaded with what shows due things.
import { isEndingFull } from "@damim/domain/budget/balance.ts";
import { toWonWords } from "@damim/domain/budget/budget.ts";
import type { DueCode } from "../../../kit/manifest/due-source.ts";
import { readBudgets } from "../budget-rows.ts";

/** Money that ends soon and is not spent. */
export const listDue: DueCode["listDue"] = ({ store, today }) =>
  readBudgets(store)
    .filter(({ budget, sum }) => isEndingFull(budget, sum, today))
    .map(({ budget, sum }) => ({
      id: budget.id,
      title: `「${budget.title}」 ${toWonWords(sum.free)} 남음`,
      dueOn: budget.until,
      to: "/memo?about=budgetManage",
    }));
