import { refuse, type Result } from "@damim/domain/base/result.ts";
import {
  findRosterFormat,
  ROSTER_FILE_LIMIT_BYTES,
} from "@damim/domain/roster/reading/source/roster-file.ts";
import { splitFormText, type FormFileRefusal } from "@damim/domain/survey/form-file.ts";
import { readForm, type FormTable } from "@damim/domain/survey/read-form.ts";
import { decodeText } from "../../../kit/table/decode-text.ts";
import { readSheets } from "../../../kit/table/read-sheets.ts";

export type ReadForm = Result<FormTable, FormFileRefusal>;

/** A pasted table of answers. */
export function readPastedForm(text: string): ReadForm {
  if (text.trim() === "") return refuse({ type: "FileEmpty" });
  if (new Blob([text]).size > ROSTER_FILE_LIMIT_BYTES)
    return refuse({ type: "PasteTooLong", limitBytes: ROSTER_FILE_LIMIT_BYTES });
  return readForm(splitFormText(text));
}

/** A file of answers as it lies on the disk; of several sheets the one with the most lines. Never throws. */
export async function readFormFile(file: File): Promise<ReadForm> {
  if (file.size > ROSTER_FILE_LIMIT_BYTES)
    return refuse({ type: "FileTooLarge", limitBytes: ROSTER_FILE_LIMIT_BYTES });
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const format = findRosterFormat({
      name: file.name,
      sizeBytes: bytes.length,
      head: bytes.subarray(0, 8),
    });
    if (!format.ok) {
      const { refusal } = format;
      const isOfRoster = refusal.type === "NameColumnMissing" || refusal.type === "TooManyRows";
      return refuse(isOfRoster ? { type: "FileUnreadable" } : refusal);
    }
    if (format.value === "text") {
      const text = decodeText(bytes);
      return text === undefined
        ? refuse({ type: "FileUnreadable" })
        : readForm(splitFormText(text));
    }
    const sheets = await readSheets(bytes, "hour");
    const [longest] = sheets.toSorted((a, b) => b.rows.length - a.rows.length);
    return readForm(longest?.rows ?? []);
  } catch {
    // Moved meanwhile, or broken inside: for a teacher it is one thing, a file to save again.
    return refuse({ type: "FileUnreadable" });
  }
}
