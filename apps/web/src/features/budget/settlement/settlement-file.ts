// Loaded at the press of 정산서 내려받기: it brings the writer of spreadsheets along.
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { Budget, KeptEntry } from "@damim/domain/budget/budget.ts";
import { toSettlement } from "@damim/domain/budget/settlement.ts";
import {
  itemHeads,
  toItemLines,
  toUploadLines,
  uploadHeads,
} from "@damim/domain/budget/upload-sheets.ts";
import { saveFile } from "../../../platform/save-file.ts";
import {
  createTableFile,
  toTableSheet,
  type TableSheet,
} from "../../../kit/table/create-table-file.ts";
import { settlementColumns } from "./settlement-columns.ts";

/** Hands 정산서 to the browser's downloads; where nothing was spent yet, the 품목내역 of what is planned. */
export async function saveSettlement(
  ...of: Parameters<typeof createSettlementFile>
): Promise<void> {
  const name = toSettlement(of[0].entries).rows.length > 0 ? "정산서" : "품목내역";
  saveFile(`${of[0].budget.title} ${name}.xlsx`, await createSettlementFile(...of));
}

/** 정산서 as a spreadsheet: the sums above, then what was spent; behind it the sheets that K-에듀파인 takes in. */
export function createSettlementFile(
  { budget, entries }: { readonly budget: Budget; readonly entries: readonly KeptEntry[] },
  today: CalendarDay,
): Promise<Blob> {
  const settlement = toSettlement(entries);
  const { given, spent, left, rows } = settlement;
  const sheets: readonly TableSheet[] = [
    {
      ...toTableSheet("정산서", settlementColumns, rows),
      title: `${budget.title} 정산서`,
      above: [
        ["수령액(A)", given],
        ["집행액(B)", spent],
        ["잔액(A−B)", left],
        ["정산일", today],
      ],
    },
    toUploadSheet("정산양식", uploadHeads, toUploadLines(settlement)),
    toUploadSheet("품목내역", itemHeads, toItemLines(entries, "spent")),
    toUploadSheet("품목내역(쓸 예정)", itemHeads, toItemLines(entries, "planned")),
  ];
  return createTableFile(...sheets.filter(({ lines }) => lines.length > 0));
}

/** Heads in its first line, for a program reads it. */
function toUploadSheet(
  name: string,
  heads: readonly string[],
  lines: TableSheet["lines"],
): TableSheet {
  return { name, columns: heads.map((head) => ({ head, width: 16 })), lines };
}
