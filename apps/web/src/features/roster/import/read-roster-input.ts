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
} from "@damim/domain/roster/reading/roster-reading.ts";
import { splitPastedText } from "@damim/domain/roster/reading/source/split-pasted-text.ts";
import { decodeText } from "../../../kit/table/decode-text.ts";
import { readSheets } from "../../../kit/table/read-sheets.ts";

/** What a teacher gives: a pasted text, a picture that was read, or a file as it lies on the disk. */
export type RosterInput =
  | { readonly type: "text"; readonly text: string }
  /** Cells that were read of a picture. */
  | { readonly type: "grid"; readonly rows: readonly (readonly string[])[] }
  | { readonly type: "file"; readonly name: string; readonly bytes: Uint8Array };

export type RosterReadingResult = Result<RosterReading, RosterFileRefusal>;

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
    return readRosterSheets(await readSheets(bytes, "day"), options);
  } catch {
    // Whatever the reader found wrong inside: for a teacher it is one thing, a file to save again.
    return refuse({ type: "FileUnreadable" });
  }
}
