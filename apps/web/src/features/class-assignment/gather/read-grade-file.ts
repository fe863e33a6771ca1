import { refuse, type Result } from "@damim/domain/base/result.ts";
import { readAssignFile } from "@damim/domain/class-assignment/assign-file.ts";
import type { AssignDraft } from "@damim/domain/class-assignment/assign-plan.ts";
import type { GradeFileRefusal } from "@damim/domain/class-assignment/grade-file-refusal.ts";
import { readGrade, type GradeReading } from "@damim/domain/class-assignment/read-grade.ts";
import { findRosterFormat } from "@damim/domain/roster/reading/source/roster-file.ts";
import { splitPastedText } from "@damim/domain/roster/reading/source/split-pasted-text.ts";
import { decodeText } from "../../../kit/table/decode-text.ts";
import { readSheets } from "../../../kit/table/read-sheets.ts";

/** A file as it lies on the disk, or a pasted table. */
export type GradeInput =
  | { readonly name: string; readonly bytes: Uint8Array }
  | { readonly text: string };

/** Pupils of a file, or the whole job of a 「나누기 파일」. */
export type GradeFile =
  | { readonly type: "pupils"; readonly reading: GradeReading }
  | { readonly type: "job"; readonly draft: AssignDraft };

export type GradeFileResult = Result<GradeFile, GradeFileRefusal>;

/** Reads a file or a paste. Never throws: what cannot be read is a refusal with a sentence. */
export async function readGradeFile(input: GradeInput): Promise<GradeFileResult> {
  if ("text" in input) return toPupils([{ rows: splitPastedText(input.text) }], "붙여넣기");
  const { name, bytes } = input;
  const format = findRosterFormat({ name, sizeBytes: bytes.length, head: bytes.subarray(0, 8) });
  if (!format.ok) return format;
  try {
    if (format.value === "text") {
      const text = decodeText(bytes);
      if (text === undefined) return refuse({ type: "FileUnreadable" });
      return toPupils([{ rows: splitPastedText(text) }], name);
    }
    const sheets = await readSheets(bytes, "day");
    const draft = readAssignFile(sheets);
    return draft ? { ok: true, value: { type: "job", draft } } : toPupils(sheets, name);
  } catch {
    // Whatever is wrong inside: for a teacher it is one thing, a file to save again.
    return refuse({ type: "FileUnreadable" });
  }
}

function toPupils(sheets: Parameters<typeof readGrade>[0], name: string): GradeFileResult {
  const reading = readGrade(sheets, name);
  return reading.ok ? { ok: true, value: { type: "pupils", reading: reading.value } } : reading;
}
