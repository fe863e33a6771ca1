/** One file of a zip as its directory at the end tells it. */
export interface ZipEntry {
  readonly name: string;
  readonly method: number;
  readonly isEncrypted: boolean;
  readonly packedBytes: number;
  /** As claimed; `inflate` finds out. */
  readonly unpackedBytes: number;
  /** Where the packed bytes begin. */
  readonly at: number;
}

const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const LOCAL_SIGNATURE = 0x04034b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
const COMMENT_BYTES_MAX = 0xffff;
const ZIP64 = 0xffff;
/** Above any document; the directory is not read further than this. */
export const ZIP_ENTRIES_MAX = 2_000;

/** The files of a zip, or nothing when its directory does not fit the bytes. Never throws. */
export function listZipEntries(bytes: Buffer): readonly ZipEntry[] | undefined {
  const end = findEnd(bytes);
  if (end === undefined) return undefined;
  const count = bytes.readUInt16LE(end + 10);
  // Documents of 4 GB are above our limit long before they need the larger form.
  if (count === ZIP64) return undefined;
  const entries: ZipEntry[] = [];
  let at = bytes.readUInt32LE(end + 16);
  for (let index = 0; index < Math.min(count, ZIP_ENTRIES_MAX + 1); index++) {
    const entry = readEntry(bytes, at);
    if (!entry) return undefined;
    entries.push(entry.entry);
    at = entry.next;
  }
  return entries;
}

function findEnd(bytes: Buffer): number | undefined {
  const first = Math.max(0, bytes.length - END_BYTES - COMMENT_BYTES_MAX);
  for (let at = bytes.length - END_BYTES; at >= first; at--) {
    if (bytes.readUInt32LE(at) === END_SIGNATURE) return at;
  }
  return undefined;
}

function readEntry(bytes: Buffer, at: number): { entry: ZipEntry; next: number } | undefined {
  if (at + ENTRY_BYTES > bytes.length || bytes.readUInt32LE(at) !== ENTRY_SIGNATURE)
    return undefined;
  const nameBytes = bytes.readUInt16LE(at + 28);
  const next =
    at + ENTRY_BYTES + nameBytes + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  const local = bytes.readUInt32LE(at + 42);
  if (next > bytes.length || local + LOCAL_BYTES > bytes.length) return undefined;
  if (bytes.readUInt32LE(local) !== LOCAL_SIGNATURE) return undefined;
  const packedBytes = bytes.readUInt32LE(at + 20);
  const start =
    local + LOCAL_BYTES + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
  if (start + packedBytes > bytes.length) return undefined;
  return {
    next,
    entry: {
      name: bytes.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes).toString("utf8"),
      method: bytes.readUInt16LE(at + 10),
      isEncrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
      packedBytes,
      unpackedBytes: bytes.readUInt32LE(at + 24),
      at: start,
    },
  };
}
