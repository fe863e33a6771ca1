import yauzl from "yauzl";

/** A zip whose whole directory has been read; nothing in it is unpacked yet. */
export interface OpenedZip {
  /** One more than `ZIP_ENTRIES_MAX` at most: enough to know that there are too many. */
  readonly entries: readonly yauzl.Entry[];
  /**
   * The bytes of one entry as they come out, piece by piece. Throws where they are broken, and where they
   * become more or fewer than the directory says.
   */
  readonly unpack: (entry: yauzl.Entry) => AsyncIterable<Uint8Array>;
}

/** Above any document; the directory is not read further than this. */
export const ZIP_ENTRIES_MAX = 2_000;

/**
 * Reads the directory of a zip. Nothing comes back when it does not fit the bytes, or holds a name that
 * leads out of the folder in which somebody may unpack it. Never throws.
 */
export async function openZip(bytes: Buffer): Promise<OpenedZip | undefined> {
  try {
    const zip = await yauzl.fromBufferPromise(bytes, { lazyEntries: true });
    const entries: yauzl.Entry[] = [];
    for await (const entry of zip.eachEntry()) {
      if (entry.fileName.includes("\0")) return undefined;
      entries.push(entry);
      if (entries.length > ZIP_ENTRIES_MAX) break;
    }
    return { entries, unpack: (entry) => unpack(zip, entry) };
  } catch {
    return undefined;
  }
}

async function* unpack(zip: yauzl.ZipFile, entry: yauzl.Entry): AsyncGenerator<Uint8Array> {
  for await (const piece of await zip.openReadStreamPromise(entry)) yield piece as Buffer;
}
