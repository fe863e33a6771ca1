import { isSealedFile } from "@damim/domain/time-capsule/letter-parts.ts";

/** What a file is by its content. The extension is the one it gets, whatever it was called. */
export interface FileType {
  readonly group: "picture" | "document" | "audio" | "text" | "sealed";
  readonly mime: string;
  readonly extension: string;
}

/** Which document a zip is, stands in its directory: `findZipType`. */
export type FoundType = FileType | "HeicPicture" | "Zip" | "Unknown";

const START_BYTES = 4096;

/** A file's beginning, and the types that begin so. `??` is any byte. */
const SIGNATURES: readonly (readonly [hex: string, type: FileType])[] = [
  ["ff d8 ff", { group: "picture", mime: "image/jpeg", extension: "jpg" }],
  ["89 50 4e 47 0d 0a 1a 0a", { group: "picture", mime: "image/png", extension: "png" }],
  ["47 49 46 38 37 61", { group: "picture", mime: "image/gif", extension: "gif" }],
  ["47 49 46 38 39 61", { group: "picture", mime: "image/gif", extension: "gif" }],
  [
    "52 49 46 46 ?? ?? ?? ?? 57 45 42 50",
    { group: "picture", mime: "image/webp", extension: "webp" },
  ],
  ["25 50 44 46 2d", { group: "document", mime: "application/pdf", extension: "pdf" }],
  ["52 49 46 46 ?? ?? ?? ?? 57 41 56 45", { group: "audio", mime: "audio/wav", extension: "wav" }],
  ["4f 67 67 53", { group: "audio", mime: "audio/ogg", extension: "ogg" }],
  ["49 44 33", { group: "audio", mime: "audio/mpeg", extension: "mp3" }],
  ["ff fb", { group: "audio", mime: "audio/mpeg", extension: "mp3" }],
  ["ff f3", { group: "audio", mime: "audio/mpeg", extension: "mp3" }],
  ["1a 45 df a3", { group: "audio", mime: "audio/webm", extension: "webm" }],
];
const OLE_START = "d0 cf 11 e0 a1 b1 1a e1";
const ZIP_START = "50 4b 03 04";
const HWP: FileType = { group: "document", mime: "application/x-hwp", extension: "hwp" };
const SEALED: FileType = {
  group: "sealed",
  mime: "application/octet-stream",
  extension: "sealed",
};
const TEXT: FileType = { group: "text", mime: "text/plain; charset=utf-8", extension: "txt" };
const M4A: FileType = { group: "audio", mime: "audio/mp4", extension: "m4a" };
const HEIC_BRANDS = ["heic", "heix", "hevc", "heim", "heis", "mif1", "msf1", "avif", "avis"];
const M4A_BRANDS = ["M4A ", "M4B ", "mp42", "isom", "iso2", "iso5", "dash"];

/**
 * Tells the type by content and never by name. What is not on the list is unknown: pages, drawings with
 * script (SVG), programs, archives. What a device sealed nobody here can look into: it goes out as bytes, and nothing in it runs.
 */
export function findFileType(bytes: Buffer): FoundType {
  const known = SIGNATURES.find(([hex]) => beginsWith(bytes, hex))?.[1];
  if (known) return known;
  if (isSealedFile(bytes)) return SEALED;
  if (beginsWith(bytes, ZIP_START)) return "Zip";
  // Other files of this old container are Office documents with room for macros.
  if (beginsWith(bytes, OLE_START)) return bytes.includes("HWP Document File") ? HWP : "Unknown";
  if (bytes.subarray(4, 8).toString("latin1") === "ftyp") return findBoxType(bytes);
  return isPlainText(bytes) ? TEXT : "Unknown";
}

function beginsWith(bytes: Buffer, hex: string): boolean {
  return hex
    .split(" ")
    .every((pair, index) => pair === "??" || bytes[index] === Number.parseInt(pair, 16));
}

function findBoxType(bytes: Buffer): FoundType {
  const brand = bytes.subarray(8, 12).toString("latin1");
  if (HEIC_BRANDS.includes(brand)) return "HeicPicture";
  // A recording has a sound track and no video track.
  const isSoundOnly = bytes.includes("soun") && !bytes.includes("vide");
  return M4A_BRANDS.includes(brand) && isSoundOnly ? M4A : "Unknown";
}

/** UTF-8 without control characters, which is no page and no drawing. */
function isPlainText(bytes: Buffer): boolean {
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return false;
  }
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  if (/[\u0000-\u0008\u000b\u000e-\u001a\u001c-\u001f\u007f]/.test(text)) return false;
  return (
    !/^\s*<[!?a-z]/i.test(text) &&
    !/<(?:script|svg|html|iframe|body|!doctype)\b/i.test(text.slice(0, START_BYTES))
  );
}
