import type { Random } from "@damim/sync/testing/random.ts";

/** What a disk holds of a SQLite database. */
export interface DiskImage {
  readonly database: Buffer;
  readonly wal: Buffer;
}

const SECTOR_BYTES = 512;
/** https://www.sqlite.org/fileformat2.html#the_write_ahead_log: it is flushed before the first frame. */
const WAL_HEADER_BYTES = 32;

/**
 * A disk on the way from one image to the next, one commit apart: while frames go to the WAL, or, where
 * the commit also wrote pages back into the database, while it did that (the WAL is whole by then).
 */
export function tearImage(before: DiskImage, after: DiskImage, random: Random): DiskImage {
  const isCheckpointed = !after.database.equals(before.database);
  if (isCheckpointed && random.isLucky(0.5)) {
    return { database: tear(before.database, after.database, random), wal: after.wal };
  }
  const wal = tear(before.wal, after.wal, random);
  after.wal.copy(wal, 0, 0, WAL_HEADER_BYTES);
  return { database: before.database, wal };
}

/** A file of which any of the sectors that changed has arrived. */
function tear(before: Buffer, after: Buffer, random: Random): Buffer {
  const arrival = random.chance();
  const rubbish = random.pick([0, 0, 0.2]);
  const torn = Buffer.from(after);
  let end = WAL_HEADER_BYTES;
  for (let from = 0; from < after.length; from += SECTOR_BYTES) {
    const sector = torn.subarray(from, from + SECTOR_BYTES);
    const old = before.subarray(from, from + SECTOR_BYTES);
    if (sector.equals(old)) end = from + sector.length;
    else if (random.isLucky(arrival)) end = from + sector.length;
    else {
      // Behind the old end of a file there were zeros.
      sector.fill(0);
      old.copy(sector);
      if (random.isLucky(rubbish)) spoil(sector.subarray(commonLength(old, after, from)), random);
    }
  }
  // The new length of a file may not have arrived either.
  return random.isLucky(0.5) ? torn : torn.subarray(0, Math.max(before.length, end));
}

/** Bytes of a sector that were flushed and are not written again stay as they are. */
function commonLength(old: Buffer, after: Buffer, from: number): number {
  let length = 0;
  while (length < old.length && old[length] === after[from + length]) length++;
  return length;
}

function spoil(bytes: Buffer, random: Random): void {
  for (let n = 0; n < bytes.length; n++) bytes[n] = random.below(256);
}
