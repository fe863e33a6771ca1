// Loaded lazily, at the press of 내려받기: it brings the writer of spreadsheets along.
import { toSheetNames, toSpreadsheetText } from "@damim/domain/record/spreadsheet-text.ts";
import { writeXlsx } from "hucre/xlsx";
import { findOutputGate } from "../../platform/print.ts";
import { saveFile } from "../../platform/save-file.ts";
import type { TableColumn } from "./table-column.ts";

/** One sheet of a spreadsheet. */
export interface TableSheet {
  readonly name: string;
  /** In a line of its own above the heads. */
  readonly title?: string;
  /** Below the title: sums that stand before the table. */
  readonly above?: readonly (readonly (string | number)[])[];
  readonly columns: readonly { readonly head: string; readonly width: number }[];
  readonly lines: readonly (readonly (string | number)[])[];
  /** How many columns stay when it is scrolled sideways. */
  readonly heldColumns?: number;
}

/** Hands tables to the browser's downloads, as a spreadsheet. */
export async function saveTables(
  fileName: string,
  ...sheets: readonly TableSheet[]
): Promise<void> {
  saveFile(fileName, await createTableFile(...sheets));
}

/**
 * Tables as a spreadsheet; title and heads stay on top. Texts are typed strings: 「=1+1」 in a note is never run as a
 * formula. Rejects with an `AbortError` where somebody was asked about the names in it and left.
 */
export async function createTableFile(...sheets: readonly TableSheet[]): Promise<Blob> {
  const names = toSheetNames(sheets.map(({ name }) => name));
  const all = await toOutgoing(
    sheets.map(({ title, above = [], columns, lines }) => [
      ...(title === undefined ? [] : [[title]]),
      ...above,
      columns.map(({ head }) => head),
      ...lines,
    ]),
  );
  const bytes = await writeXlsx({
    sheets: sheets.map(({ title, above = [], columns, heldColumns }, at) => ({
      name: names[at] ?? "",
      rows: (all[at] ?? []).map((line) => line.map(toSpreadsheetText)),
      columns: columns.map(({ width }) => ({ width })),
      freezePane: {
        rows: (title === undefined ? 1 : 2) + above.length,
        ...(heldColumns && { columns: heldColumns }),
      },
    })),
  });
  return new Blob([new Uint8Array(bytes)], {
    type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  });
}

type Cells = readonly (readonly (string | number)[])[];

/** All sheets of a file are asked about once. */
async function toOutgoing(sheets: readonly Cells[]): Promise<readonly Cells[]> {
  const gate = findOutputGate();
  if (!gate) return sheets;
  const rows = await gate.toCells(sheets.flat());
  return sheets.map((_, at) => {
    const before = sheets.slice(0, at).flat().length;
    return rows.slice(before, before + (sheets[at]?.length ?? 0));
  });
}

/** A table of the screen as a sheet. */
export function toTableSheet<Row>(
  name: string,
  columns: readonly TableColumn<Row>[],
  rows: readonly Row[],
): TableSheet {
  return { name, columns, lines: rows.map((row) => columns.map(({ text }) => text(row))) };
}
