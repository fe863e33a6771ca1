import type { FileType } from "./find-file-type.ts";
import type { OpenedZip } from "./open-zip.ts";

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
const STORED = 0;
const LONGEST_NAME_BYTES = 100;

/** Which document a zip is; a zip that is none is unknown. */
export async function findZipType(zip: OpenedZip): Promise<FileType | "Unknown"> {
  const named = await findNamedType(zip);
  if (named) return named;
  const has = (name: string): boolean => zip.entries.some(({ fileName }) => fileName === name);
  if (!has("[Content_Types].xml")) return "Unknown";
  if (has("word/document.xml")) return DOCX;
  if (has("xl/workbook.xml")) return XLSX;
  if (has("ppt/presentation.xml")) return PPTX;
  return "Unknown";
}

async function findNamedType({ entries, unpack }: OpenedZip): Promise<FileType | undefined> {
  const entry = entries.find(({ fileName }) => fileName === "mimetype");
  if (entry?.compressionMethod !== STORED || entry.compressedSize > LONGEST_NAME_BYTES) return;
  if (!entry.canDecodeFileData()) return;
  const pieces: Uint8Array[] = [];
  try {
    for await (const piece of unpack(entry)) pieces.push(piece);
  } catch {
    return;
  }
  const text = Buffer.concat(pieces).toString("latin1").trim();
  return Object.hasOwn(NAMED, text) ? NAMED[text] : undefined;
}
