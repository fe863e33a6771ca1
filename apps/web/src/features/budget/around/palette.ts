// Loaded with 빠른 이동.
import type { PaletteEntry, PaletteQuestion } from "../../../kit/manifest/palette-source.ts";
import { readBudgets } from "../budget-rows.ts";

/** The budgets by their names. */
export function listPaletteEntries({ store }: PaletteQuestion): readonly PaletteEntry[] {
  return readBudgets(store).map(({ budget: { id, title } }) => ({
    id,
    label: `예산 ${title}`,
    to: "/memo?about=budgetManage",
  }));
}
