import { refuse, type Result } from "@damim/domain/base/result.ts";
import {
  findRosterFormat,
  type RosterFileRefusal,
} from "@damim/domain/roster/reading/source/roster-file.ts";
import {
  readRosterGrid,
  readRosterSheets,
  type ReadingOptions,
  type RosterReading,
  type RosterSheet,
} from "@damim/domain/roster/reading/roster-reading.ts";
import { splitPastedText } from "@damim/domain/roster/reading/source/split-pasted-text.ts";
import { decodeText } from "./decode-text.ts";

/** What a teacher gives: a pasted text, a picture that was read, or a file as it lies on the disk. */
export type RosterInput =
  | { readonly type: "text"; readonly text: string }
  /** Cells that were read of a picture. */
  | { readonly type: "grid"; readonly rows: readonly (readonly string[])[] }
  | { readonly type: "file"; readonly name: string; readonly bytes: Uint8Array };

export type RosterReadingResult = Result<RosterReading, RosterFileRefusal>;

/** A sheet of more rows is cut here: an .xlsx of 5 MB can unpack to a hundred times that. */
const SHEET_ROW_LIMIT = 20_000;

/** Reads a paste or a file as a roster. Never throws: what cannot be read is a refusal with a sentence. */
export async function readRosterInput(
  input: RosterInput,
  around: ReadingOptions,
): Promise<RosterReadingResult> {
  const options = input.type === "file" ? { ...around, fileName: input.name } : around;
  if (input.type === "text") return readRosterGrid(splitPastedText(input.text), options);
  if (input.type === "grid") return readRosterGrid(input.rows, options);
  const { name, bytes } = input;
  const format = findRosterFormat({ name, sizeBytes: bytes.length, head: bytes.subarray(0, 8) });
  if (!format.ok) return format;
  if (format.value === "text") {
    const text = decodeText(bytes);
    if (text === undefined) return refuse({ type: "FileUnreadable" });
    return readRosterGrid(splitPastedText(text), options);
  }
  try {
    return readRosterSheets(await readSheets(bytes), options);
  } catch {
    // Whatever the reader found wrong inside: for a teacher it is one thing, a file to save again.
    return refuse({ type: "FileUnreadable" });
  }
}

async function readSheets(bytes: Uint8Array): Promise<readonly RosterSheet[]> {
  const { readXlsx } = await import("hucre/xlsx");
  const { sheets } = await readXlsx(bytes, {
    maxRows: SHEET_ROW_LIMIT,
    sheets: ({ hidden, veryHidden }) => !hidden && !veryHidden,
  });
  return sheets.map(({ name, rows }) => ({ name, rows: rows.map((row) => row.map(toCellText)) }));
}

/** A date cell is a day, whatever the time zone of this device: spreadsheets know no zones. */
function toCellText(value: string | number | boolean | Date | null): string {
  if (value instanceof Date) {
    return Number.isNaN(value.getTime()) ? "" : value.toISOString().slice(0, 10);
  }
  return value === null ? "" : String(value);
}
