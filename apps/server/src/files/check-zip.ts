import type { FileRefusal } from "@damim/domain/files/file-refusal.ts";
import type { Entry } from "yauzl";
import { type OpenedZip, ZIP_ENTRIES_MAX } from "./open-zip.ts";

/** What a zipped document may grow to; a textbook of pictures hardly grows at all. */
const UNPACKED_BYTES_MAX = 100 * 1024 * 1024;
/** Text packs to a twentieth; a hundredth is nobody's document. */
const RATIO_MAX = 100;
/** Small files pack well and harm nobody. */
const RATIO_FROM_BYTES = 1024 * 1024;

/**
 * Whether a zipped document is harmless to whoever unpacks it later: not too many files, no growth without
 * end (also when the directory lies about it), no archive inside, no macros. Names that lead out were
 * refused by `openZip`.
 */
export async function checkZip(
  { entries, unpack }: OpenedZip,
  zipBytes: number,
): Promise<FileRefusal | undefined> {
  if (!entries.every((entry) => entry.canDecodeFileData())) return { type: "ZipUnreadable" };
  if (isTooBig(entries, zipBytes)) return { type: "ZipTooBig" };
  const has = (pattern: RegExp): boolean => entries.some(({ fileName }) => pattern.test(fileName));
  if (has(/\.(zip|7z|rar|gz|tgz|tar|jar|egg|alz)$/i)) return { type: "ZipTooDeep" };
  if (has(/vbaProject|\.bin\.js$|(^|\/)Scripts\/.*\.vbs$/i)) return { type: "MacroInside" };
  for (const entry of entries) {
    const refusal = await readThrough(unpack(entry));
    if (refusal) return refusal;
  }
  return undefined;
}

function isTooBig(entries: readonly Entry[], zipBytes: number): boolean {
  const unpacked = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  const packed = entries.reduce((sum, { compressedSize }) => sum + compressedSize, 0);
  return (
    entries.length > ZIP_ENTRIES_MAX ||
    // Entries that share their bytes are how a bomb of one layer is built.
    packed > zipBytes ||
    unpacked > UNPACKED_BYTES_MAX ||
    (unpacked > RATIO_FROM_BYTES && unpacked > packed * RATIO_MAX)
  );
}

async function readThrough(pieces: AsyncIterable<Uint8Array>): Promise<FileRefusal | undefined> {
  try {
    for await (const piece of pieces) void piece;
    return undefined;
  } catch (error) {
    const isLonger = error instanceof Error && error.message.startsWith("too many bytes");
    return { type: isLonger ? "ZipTooBig" : "ZipUnreadable" };
  }
}
