import { flushToDisk } from "../../base/flush-to-disk.ts";
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import {
  dropOldLocks,
  joinLedgers,
  parseLedger,
  toLedgerLine,
  type Ledger,
} from "@damim/domain/destruction/ledger.ts";
import { readAll } from "../../adapters/files/file-storage.ts";
import type { FileStorage } from "../../base/ports/file-storage.ts";

/** In the data folder, and under the same name in the bucket that backups go to. */
export const LEDGER_FILE = "destroyed.jsonl";

/** What is gone for good, as this computer knows it. */
export function readLedger(dataDir: string): Ledger {
  const file = path.join(dataDir, LEDGER_FILE);
  return parseLedger(existsSync(file) ? readFileSync(file, "utf8") : "");
}

/** Durable when it returns; what stands there already is not written again. */
export function addToLedger(dataDir: string, more: Partial<Ledger>): void {
  const before = readLedger(dataDir);
  const known = new Set(toLines(before));
  const all = joinLedgers(before, { destroyed: [], kept: [], ...more });
  const text = toLines(all)
    .filter((line) => !known.has(line))
    .join("");
  if (text === "") return;
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = path.join(dataDir, LEDGER_FILE);
  const old = existsSync(file) ? readFileSync(file, "utf8") : "";
  const kept = dropOldLocks(old, all);
  if (kept === old) appendFileSync(file, text, { mode: 0o600, flush: true });
  else {
    writeFileSync(`${file}.new`, kept + text, { mode: 0o600, flush: true });
    renameSync(`${file}.new`, file);
  }
  flushToDisk(dataDir);
}

/**
 * Brings the ledger of this computer and that of the bucket to the same: either may have been lost, or be another
 * server's of the same data. Rejects with a `FileStorageFailure` where the bucket is away.
 */
export async function meetAwayLedger(dataDir: string, away: FileStorage): Promise<void> {
  const stream = await away.read(LEDGER_FILE);
  const there = parseLedger(stream ? (await readAll(stream)).toString("utf8") : "");
  addToLedger(dataDir, there);
  const known = new Set(toLines(there));
  const all = toLines(readLedger(dataDir));
  if (all.every((line) => known.has(line))) return;
  await away.put(LEDGER_FILE, Buffer.from(all.join("")));
}

function toLines({ destroyed, kept }: Ledger): readonly string[] {
  return [...destroyed, ...kept].map(toLedgerLine);
}

/** When something was last destroyed, epoch ms; backups from before it hold what has to go. */
export function findLastDestroyed(dataDir: string): number | undefined {
  const instants = readLedger(dataDir).destroyed.map(({ destroyedAt }) => destroyedAt);
  return instants.length > 0 ? Math.max(...instants) : undefined;
}
