/** The cells of a sheet as texts. */
export interface SheetCells {
  readonly name: string;
  readonly rows: readonly (readonly string[])[];
}

/** A sheet of more rows is cut here: an .xlsx of 5 MB can unpack to a hundred times that. */
const SHEET_ROW_LIMIT = 20_000;

/**
 * The sheets of an .xlsx that are not hidden. Rejects where it is none.
 *
 * @param dates whether a date cell is a day alone, or says its hour too where it has one
 */
export async function readSheets(
  bytes: Uint8Array,
  dates: "day" | "hour",
): Promise<readonly SheetCells[]> {
  const { readXlsx } = await import("hucre/xlsx");
  const { sheets } = await readXlsx(bytes, {
    maxRows: SHEET_ROW_LIMIT,
    sheets: ({ hidden, veryHidden }) => !hidden && !veryHidden,
  });
  return sheets.map(({ name, rows }) => ({
    name,
    rows: rows.map((row) => row.map((cell) => toCellText(cell, dates))),
  }));
}

/** A date cell is a day, whatever the time zone of this device: spreadsheets know no zones. */
function toCellText(value: string | number | boolean | Date | null, dates: "day" | "hour"): string {
  if (value instanceof Date) {
    if (Number.isNaN(value.getTime())) return "";
    const isDay = dates === "day" || value.getTime() % 86_400_000 === 0;
    return value.toISOString().slice(0, isDay ? 10 : 19);
  }
  return value === null ? "" : String(value);
}
