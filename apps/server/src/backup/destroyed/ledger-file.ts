import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import {
  joinLedgers,
  parseLedger,
  toLedgerLine,
  type LedgerEntry,
} from "@damim/domain/destruction/ledger.ts";
import { readAll } from "../../adapters/files/file-storage.ts";
import type { FileStorage } from "../../base/ports/file-storage.ts";
import { flushToDisk } from "../copy-sqlite.ts";

/** In the data folder, and under the same name in the bucket that backups go to. */
export const LEDGER_FILE = "destroyed.jsonl";

/** What is gone for good, as this computer knows it. */
export function readLedger(dataDir: string): readonly LedgerEntry[] {
  const file = path.join(dataDir, LEDGER_FILE);
  return existsSync(file) ? parseLedger(readFileSync(file, "utf8")) : [];
}

/** Durable when it returns; what stands there already is not written again. */
export function addToLedger(dataDir: string, entries: readonly LedgerEntry[]): void {
  const known = readLedger(dataDir);
  const added = joinLedgers(known, entries).slice(known.length);
  if (added.length === 0) return;
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const text = added.map(toLedgerLine).join("");
  appendFileSync(path.join(dataDir, LEDGER_FILE), text, { mode: 0o600, flush: true });
  flushToDisk(dataDir);
}

/**
 * Brings the ledger of this computer and that of the bucket to the same: either may have been lost, or be another
 * server's of the same data. Rejects with a `FileStorageFailure` where the bucket is away.
 */
export async function meetAwayLedger(dataDir: string, away: FileStorage): Promise<void> {
  const stream = await away.read(LEDGER_FILE);
  const there = stream ? parseLedger((await readAll(stream)).toString("utf8")) : [];
  addToLedger(dataDir, there);
  const all = readLedger(dataDir);
  if (all.length === there.length) return;
  await away.put(LEDGER_FILE, Buffer.from(all.map(toLedgerLine).join("")));
}

/** When something was last destroyed, epoch ms; backups from before it hold what has to go. */
export function findLastDestroyed(dataDir: string): number | undefined {
  const instants = readLedger(dataDir).map(({ destroyedAt }) => destroyedAt);
  return instants.length > 0 ? Math.max(...instants) : undefined;
}
