import { findRow, type SheetRows } from "../record/record-sheet.ts";
import { budgetKind, type BudgetEntry, type KeptBudget } from "./budget.ts";
import { listLines, toLineWords } from "./entry-lines.ts";
import type { budgetEntry } from "./entry-record.ts";

/** Every entry with all its words, by budget and day. Apart from its record: the page of a budget shows no sheet. */
export const entrySheet: Pick<typeof budgetEntry, "tab" | "columns" | "place"> = {
  tab: "지출·수입",
  columns: [
    ["예산", 24, (entry, rows) => findBudget(rows, entry)?.title ?? "지운 예산"],
    ...(["day", "type", "amount", "item", "shop", "group", "pay"] as const),
    ["품목", 40, ({ lines }) => listLines(lines).map(toLineWords).join("\n")],
    ...(["note", "photos"] as const),
    ["상태", 20, toStateWords],
  ],
  place: (entry, rows) => `${findBudget(rows, entry)?.order ?? ""} ${entry.budgetId} ${entry.day}`,
};

function findBudget(rows: SheetRows, { budgetId }: BudgetEntry): KeptBudget | undefined {
  return findRow(rows, budgetKind, budgetId);
}

function toStateWords({ isPlanned, settledOn, mendedOn }: BudgetEntry): string {
  return [
    isPlanned ? "쓸 예정" : "",
    settledOn ? `정산 ${settledOn}` : "",
    mendedOn ? "정산 뒤 고침" : "",
  ]
    .filter((words) => words !== "")
    .join(", ");
}
