import { chmodSync, rmSync, writeFileSync } from "node:fs";
import { backup, DatabaseSync } from "node:sqlite";
import { flushToDisk } from "../base/flush-to-disk.ts";
import type { SnapshotFacts } from "./backup-facts.ts";
import { readSqliteFacts } from "./snapshot-facts.ts";

/** The file is no database, is damaged, or is not one of ours. */
export class DamagedDatabase extends Error {
  override readonly name = "DamagedDatabase";
}

/** In one step: in several, a write in between would begin the copy anew. */
const ALL_PAGES = 0x7fff_ffff;
const OWNER_ONLY_FILE = 0o600;

/**
 * Copies a SQLite database while others write to it: what the copy holds is one instant. Resolves with
 * what it holds after the copy was read whole and is on disk; rejects with `DamagedDatabase` and
 * leaves no copy when it is not right.
 */
export async function copySqlite(from: string, to: string): Promise<SnapshotFacts> {
  // Made by us, not by SQLite: nobody else may read it at any moment.
  writeFileSync(to, "", { mode: OWNER_ONLY_FILE });
  chmodSync(to, OWNER_ONLY_FILE);
  try {
    const expected = await copySnapshot(from, to);
    const found = checkCopy(to);
    for (const [table, count] of Object.entries(expected.counts)) {
      if (found.counts[table] === count) continue;
      throw new DamagedDatabase(`${table}: ${found.counts[table]} rows instead of ${count}`);
    }
    for (const [scope, hash] of Object.entries(expected.hashes)) {
      if (found.hashes[scope] !== hash) throw new DamagedDatabase("rows of a scope differ");
    }
    flushToDisk(to);
    return found;
  } catch (error) {
    // What SQLite lays beside it stays there when the disk is full.
    for (const each of [to, `${to}-journal`, `${to}-wal`]) rmSync(each, { force: true });
    throw isDamage(error) ? new DamagedDatabase(String(error), { cause: error }) : error;
  }
}

async function copySnapshot(from: string, to: string): Promise<SnapshotFacts> {
  const source = new DatabaseSync(from, { readOnly: true });
  try {
    // The read transaction holds the instant: rows are counted and copied as of now.
    source.exec("begin");
    const facts = readSqliteFacts(source);
    await backup(source, to, { rate: ALL_PAGES });
    source.exec("commit");
    return facts;
  } finally {
    source.close();
  }
}

function checkCopy(file: string): SnapshotFacts {
  const copy = new DatabaseSync(file);
  try {
    // One file that stands for itself, without a journal beside it.
    copy.exec("pragma journal_mode=delete");
    checkIntegrity(copy);
    return readSqliteFacts(copy);
  } finally {
    copy.close();
  }
}

/** Reads it whole. Throws `DamagedDatabase`. */
export function checkIntegrity(database: DatabaseSync): void {
  const complaints = database.prepare("pragma integrity_check").all();
  if (complaints.length !== 1 || complaints[0]?.["integrity_check"] !== "ok") {
    throw new DamagedDatabase(JSON.stringify(complaints.slice(0, 3)));
  }
}

/** SQLITE_CORRUPT and SQLITE_NOTADB. */
function isDamage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const errcode = "errcode" in error ? Number(error.errcode) & 0xff : 0;
  return errcode === 11 || errcode === 26 || /malformed|not a database/.test(error.message);
}
