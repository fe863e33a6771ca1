import { promisify } from "node:util";
import { inflateRaw } from "node:zlib";
import type { FileRefusal } from "@damim/domain/files/file-refusal.ts";
import { listZipEntries, ZIP_ENTRIES_MAX, type ZipEntry } from "./list-zip-entries.ts";

/** What a zipped document may grow to; a textbook of pictures hardly grows at all. */
const UNPACKED_BYTES_MAX = 100 * 1024 * 1024;
/** Text packs to a twentieth; a hundredth is nobody's document. */
const RATIO_MAX = 100;
/** Small files pack well and harm nobody. */
const RATIO_FROM_BYTES = 1024 * 1024;
const STORED = 0;
const DEFLATED = 8;

const inflate = promisify(inflateRaw);

/**
 * Whether a zipped document is harmless to whoever unpacks it later: not too many files, no growth without
 * end (also when the directory lies about it), no archive inside, no macros, no paths that lead out.
 */
export async function checkZip(bytes: Buffer): Promise<FileRefusal | undefined> {
  const entries = listZipEntries(bytes);
  if (!entries || entries.some(isBroken)) return { type: "ZipUnreadable" };
  if (entries.length > ZIP_ENTRIES_MAX) return { type: "ZipTooBig" };
  const unpacked = entries.reduce((sum, entry) => sum + entry.unpackedBytes, 0);
  const packed = entries.reduce((sum, entry) => sum + entry.packedBytes, 0);
  // Entries that share their bytes are how a bomb of one layer is built.
  if (packed > bytes.length) return { type: "ZipTooBig" };
  if (unpacked > UNPACKED_BYTES_MAX) return { type: "ZipTooBig" };
  if (unpacked > RATIO_FROM_BYTES && unpacked > packed * RATIO_MAX) return { type: "ZipTooBig" };
  if (entries.some(({ name }) => /\.(zip|7z|rar|gz|tgz|tar|jar|egg|alz)$/i.test(name))) {
    return { type: "ZipTooDeep" };
  }
  if (entries.some(({ name }) => /vbaProject|\.bin\.js$|(^|\/)Scripts\/.*\.vbs$/i.test(name))) {
    return { type: "MacroInside" };
  }
  for (const entry of entries) {
    if (!(await isHonest(bytes, entry))) return { type: "ZipTooBig" };
  }
  return undefined;
}

function isBroken({ name, method, isEncrypted }: ZipEntry): boolean {
  const leadsOut = /(^|[/\\])\.\.([/\\]|$)|^[/\\]|^[a-z]:|\0/i.test(name);
  return leadsOut || isEncrypted || (method !== STORED && method !== DEFLATED);
}

/** Unpacks to no more than it says. */
async function isHonest(bytes: Buffer, entry: ZipEntry): Promise<boolean> {
  const { at, packedBytes, unpackedBytes, method } = entry;
  if (method === STORED) return packedBytes === unpackedBytes;
  const packed = bytes.subarray(at, at + packedBytes);
  try {
    const plain = await inflate(packed, { maxOutputLength: Math.max(1, unpackedBytes) });
    return plain.length === unpackedBytes;
  } catch {
    return false;
  }
}
