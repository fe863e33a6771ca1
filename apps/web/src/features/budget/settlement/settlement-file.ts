// Loaded at the press of 정산서 내려받기: it brings the writer of spreadsheets along.
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { Budget, KeptEntry } from "@damim/domain/budget/budget.ts";
import { toSettlement } from "@damim/domain/budget/settlement.ts";
import { saveFile } from "../../../platform/save-file.ts";
import { createTableFile, toTableSheet } from "../../../kit/table/create-table-file.ts";
import { settlementColumns } from "./settlement-columns.ts";

/** Hands 정산서 to the browser's downloads. */
export async function saveSettlement(
  ...of: Parameters<typeof createSettlementFile>
): Promise<void> {
  saveFile(`${of[0].budget.title} 정산서.xlsx`, await createSettlementFile(...of));
}

/** 정산서 as a spreadsheet: the sums above, then what was spent. */
export function createSettlementFile(
  { budget, entries }: { readonly budget: Budget; readonly entries: readonly KeptEntry[] },
  today: CalendarDay,
): Promise<Blob> {
  const { given, spent, left, rows } = toSettlement(entries);
  return createTableFile({
    ...toTableSheet("정산서", settlementColumns, rows),
    title: `${budget.title} 정산서`,
    above: [
      ["수령액(A)", given],
      ["집행액(B)", spent],
      ["잔액(A−B)", left],
      ["정산일", today],
    ],
  });
}
