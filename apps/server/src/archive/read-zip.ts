import { crc32 } from "node:zlib";
import type { ArchiveRefusal } from "@damim/domain/archive/archive-refusal.ts";
import { ok, refuse, type Result } from "@damim/domain/base/result.ts";
import yauzl from "yauzl";
import type { FoundEntry } from "./archive-part.ts";

const ENTRIES_MAX = 5_000;
const MB = 1024 * 1024;
/** Of one entry that is read whole. */
const ENTRY_MAX_BYTES = 32 * MB;
const ALL_MAX_BYTES = 256 * MB;
/** Rows of a year shrink to a twentieth. Small entries may shrink more. */
const RATIO_MAX = 200;
const RATIO_FREE_BYTES = MB;

/**
 * The entries of a zip that somebody handed in, by its directory. Nothing is unpacked yet; names that
 * lead out of the archive, doubled ones, and more than we ever write are refused here. `read` unpacks one
 * entry, stops where it becomes longer than declared, and compares its checksum.
 */
export async function readZip(
  bytes: Uint8Array,
): Promise<Result<readonly FoundEntry[], ArchiveRefusal>> {
  if (bytes.length === 0) return refuse({ type: "ArchiveEmpty" });
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) return refuse({ type: "NotAZip" });
  try {
    const zip = await yauzl.fromBufferPromise(Buffer.from(bytes), { lazyEntries: true });
    if (zip.entryCount > ENTRIES_MAX) return refuse({ type: "TooMuchInside" });
    const found = new Map<string, FoundEntry>();
    let total = 0;
    for await (const entry of zip.eachEntry()) {
      const refusal = checkEntry(entry, found);
      if (refusal) return refuse(refusal);
      total += entry.uncompressedSize;
      if (total > ALL_MAX_BYTES) return refuse({ type: "TooMuchInside" });
      if (entry.fileName.endsWith("/")) continue;
      const read = (): ReturnType<FoundEntry["read"]> => readEntry(zip, entry);
      found.set(entry.fileName, { name: entry.fileName, read });
    }
    return ok([...found.values()]);
  } catch (error) {
    return refuse({ type: toRefusalType(error) });
  }
}

function checkEntry(
  entry: yauzl.Entry,
  found: ReadonlyMap<string, unknown>,
): ArchiveRefusal | undefined {
  const { fileName, uncompressedSize, compressedSize } = entry;
  if (/\p{Cc}/u.test(fileName) || found.has(fileName)) return { type: "EntriesUnsafe" };
  if (!entry.canDecodeFileData()) return { type: "ArchiveDamaged" };
  const isBomb =
    uncompressedSize > ENTRY_MAX_BYTES ||
    (uncompressedSize > RATIO_FREE_BYTES && uncompressedSize > compressedSize * RATIO_MAX);
  return isBomb ? { type: "TooMuchInside" } : undefined;
}

async function readEntry(
  zip: yauzl.ZipFile,
  entry: yauzl.Entry,
): Promise<Result<Uint8Array, ArchiveRefusal>> {
  try {
    const chunks: Buffer[] = [];
    for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk as Buffer);
    const content = Buffer.concat(chunks);
    return crc32(content) === entry.crc32 ? ok(content) : refuse({ type: "ArchiveDamaged" });
  } catch {
    return refuse({ type: "ArchiveDamaged" });
  }
}

function toRefusalType(error: unknown): "EntriesUnsafe" | "NotAZip" | "ArchiveDamaged" {
  const message = error instanceof Error ? error.message : "";
  if (/^(absolute path|invalid relative path|invalid characters in fileName)/.test(message)) {
    return "EntriesUnsafe";
  }
  return /end of central directory/i.test(message) ? "NotAZip" : "ArchiveDamaged";
}
