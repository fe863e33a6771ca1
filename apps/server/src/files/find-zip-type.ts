import type { FileType } from "./find-file-type.ts";
import type { ZipEntry } from "./list-zip-entries.ts";

const office = (extension: string, kind: string): FileType => ({
  group: "document",
  mime: `application/vnd.openxmlformats-officedocument.${kind}`,
  extension,
});
const DOCX = office("docx", "wordprocessingml.document");
const XLSX = office("xlsx", "spreadsheetml.sheet");
const PPTX = office("pptx", "presentationml.presentation");

/** What formats that name themselves write into their first entry, `mimetype`. */
const NAMED: Readonly<Record<string, FileType>> = {
  "application/hwp+zip": { group: "document", mime: "application/hwp+zip", extension: "hwpx" },
  "application/vnd.oasis.opendocument.text": {
    group: "document",
    mime: "application/vnd.oasis.opendocument.text",
    extension: "odt",
  },
  "application/vnd.oasis.opendocument.spreadsheet": {
    group: "document",
    mime: "application/vnd.oasis.opendocument.spreadsheet",
    extension: "ods",
  },
  "application/vnd.oasis.opendocument.presentation": {
    group: "document",
    mime: "application/vnd.oasis.opendocument.presentation",
    extension: "odp",
  },
};
const LONGEST_NAME_BYTES = 100;

/** Which document a zip is; a zip that is none is unknown, a broken one too. */
export function findZipType(
  entries: readonly ZipEntry[] | undefined,
  bytes: Buffer,
): FileType | "Unknown" {
  if (!entries) return "Unknown";
  const has = (name: string): boolean => entries.some((entry) => entry.name === name);
  const named = entries.find(({ name, method }) => name === "mimetype" && method === 0);
  if (named && named.packedBytes <= LONGEST_NAME_BYTES) {
    const text = bytes.subarray(named.at, named.at + named.packedBytes).toString("latin1");
    if (Object.hasOwn(NAMED, text.trim())) return NAMED[text.trim()] ?? "Unknown";
  }
  if (!has("[Content_Types].xml")) return "Unknown";
  if (has("word/document.xml")) return DOCX;
  if (has("xl/workbook.xml")) return XLSX;
  if (has("ppt/presentation.xml")) return PPTX;
  return "Unknown";
}
