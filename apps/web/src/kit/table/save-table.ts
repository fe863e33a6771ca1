import type { TableColumn } from "./table-column.ts";

/** Saves the rows of a table as a spreadsheet of one sheet. What writes it comes with the first file. */
export async function saveTable<Row>(
  fileName: string,
  sheetName: string,
  columns: readonly TableColumn<Row>[],
  rows: readonly Row[],
  /** A line above the heads. */
  note?: string,
): Promise<void> {
  const { saveTables, toTableSheet } = await import("./create-table-file.ts");
  const sheet = toTableSheet(sheetName, columns, rows);
  await saveTables(fileName, { ...sheet, above: note ? [[note]] : [] });
}
