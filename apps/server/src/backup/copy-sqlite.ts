import { chmodSync, closeSync, fsyncSync, openSync, rmSync, writeFileSync } from "node:fs";
import { backup, DatabaseSync } from "node:sqlite";

/** Rows by table. */
export type RowCounts = Readonly<Record<string, number>>;

/** The file is no database, is damaged, or is not one of ours. */
export class DamagedDatabase extends Error {
  override readonly name = "DamagedDatabase";
}

/** In one step: in several, a write in between would begin the copy anew. */
const ALL_PAGES = 0x7fff_ffff;
const OWNER_ONLY_FILE = 0o600;

/**
 * Copies a SQLite database while others write to it: what the copy holds is one instant. Resolves with
 * the rows it has after the copy was read whole and is on disk; rejects with `DamagedDatabase` and
 * leaves no copy when it is not right.
 */
export async function copySqlite(from: string, to: string): Promise<RowCounts> {
  // Made by us, not by SQLite: nobody else may read it at any moment.
  writeFileSync(to, "", { mode: OWNER_ONLY_FILE });
  chmodSync(to, OWNER_ONLY_FILE);
  try {
    const expected = await copySnapshot(from, to);
    const found = checkCopy(to);
    for (const [table, count] of Object.entries(expected)) {
      if (found[table] === count) continue;
      throw new DamagedDatabase(`${table}: ${found[table]} rows instead of ${count}`);
    }
    flushToDisk(to);
    return found;
  } catch (error) {
    rmSync(to, { force: true });
    throw isDamage(error) ? new DamagedDatabase(String(error), { cause: error }) : error;
  }
}

async function copySnapshot(from: string, to: string): Promise<RowCounts> {
  const source = new DatabaseSync(from, { readOnly: true });
  try {
    // The read transaction holds the instant: rows are counted and copied as of now.
    source.exec("begin");
    const counts = countRows(source);
    await backup(source, to, { rate: ALL_PAGES });
    source.exec("commit");
    return counts;
  } finally {
    source.close();
  }
}

function checkCopy(file: string): RowCounts {
  const copy = new DatabaseSync(file);
  try {
    // One file that stands for itself, without a journal beside it.
    copy.exec("pragma journal_mode=delete");
    const complaints = copy.prepare("pragma integrity_check").all();
    if (complaints.length !== 1 || complaints[0]?.["integrity_check"] !== "ok") {
      throw new DamagedDatabase(JSON.stringify(complaints.slice(0, 3)));
    }
    return countRows(copy);
  } finally {
    copy.close();
  }
}

function countRows(database: DatabaseSync): RowCounts {
  const tables = database
    .prepare("select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'")
    .all();
  return Object.fromEntries(
    tables.map(({ name }) => {
      const row = database.prepare(`select count(*) as count from "${String(name)}"`).get();
      return [String(name), Number(row?.["count"])];
    }),
  );
}

/** Survives a power cut from here on. */
export function flushToDisk(path: string): void {
  const handle = openSync(path, "r");
  fsyncSync(handle);
  closeSync(handle);
}

/** SQLITE_CORRUPT and SQLITE_NOTADB. */
function isDamage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const errcode = "errcode" in error ? Number(error.errcode) & 0xff : 0;
  return errcode === 11 || errcode === 26 || /malformed|not a database/.test(error.message);
}
