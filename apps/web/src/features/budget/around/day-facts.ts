// Loaded with what shows facts of a day.
import { listBudgetFacts } from "@damim/domain/budget/budget-facts.ts";
import { budgetEntryKind } from "@damim/domain/budget/budget.ts";
import type { DayFactsCode } from "../../../kit/manifest/day-facts.ts";

export const listDayFacts: DayFactsCode["listDayFacts"] = ({ store, day }) =>
  listBudgetFacts(store.rows(budgetEntryKind).values(), day);
