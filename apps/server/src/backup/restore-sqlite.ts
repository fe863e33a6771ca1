import { flushToDisk } from "../base/flush-to-disk.ts";
import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { DrillDifference } from "@damim/domain/admin/drill.ts";
import { SECRET_FILE, writeSecret } from "../base/data-folder.ts";
import { tryLockDataFolder } from "../db/lock-data-folder.ts";
import { findUnreadableOf } from "../db/migrations/migrate.ts";
import { openSqlite, SQLITE_FILE } from "../db/open-database.ts";
import { eraseFromRestored } from "./destroyed/erase-restored.ts";
import { noteLogGap } from "../access-log/log-gaps.ts";
import { listTables } from "../promises/list-tables.ts";
import { keepNewer, restoreFiles } from "./backup-files.ts";
import { findFreePath, openBackupFolder, toTimeName } from "./backup-folder.ts";
import {
  findSecret,
  type FoundSecret,
  isRefused,
  type SecretRefusal,
  type SecretSources,
} from "./find-secret.ts";
import { forgetSecretIn, readSecretFacts } from "./read-secret-facts.ts";
import { compareWithWritten, isAsWritten, OTHER_BYTES, type RowCounts } from "./backup-facts.ts";
import { copySqlite, DamagedDatabase } from "./copy-sqlite.ts";

export type RestoreRefusal =
  | { readonly type: "FileMissing" }
  | { readonly type: "FileDamaged"; readonly detail: string }
  /** `detail`: which release made it. */
  | { readonly type: "FileOfNewerVersion"; readonly detail: string }
  | { readonly type: "ServerRuns" }
  | SecretRefusal;

export type Restored =
  | {
      readonly ok: true;
      readonly counts: RowCounts;
      /** How what came back differs from the `.json` beside the backup; empty too where nothing stood there. */
      readonly differences: readonly DrillDifference[];
      /** Files of teachers that are neither in the data folder nor beside the backup, as paths below `files`. */
      readonly missingFiles: readonly string[];
      /** How many school years it had that were destroyed since: they stay gone. */
      readonly erasedYears: number;
      /** The access log goes on from the backup without a gap: what was there before had its lines. */
      readonly isLogWhole: boolean;
      /** Where the database that was there before stands now. */
      readonly aside: string | undefined;
      readonly secret: FoundSecret["type"];
    }
  | { readonly ok: false; readonly refusal: RestoreRefusal };

const SQLITE_BUSY = 5;
const OUR_TABLES = ["migrations", "facts", "users", "scopes", "rows"];

/**
 * Puts a backup in the place of the database, with a new epoch: devices see that this is another life
 * of the server, start over, and send again what the backup does not have. What was there is put aside,
 * not overwritten. When anything is refused or fails, nothing has changed.
 */
export async function restoreSqlite(input: {
  readonly file: string;
  readonly dataDir: string;
  /** Epoch ms. */
  readonly now: number;
  /** How the secret is found where the data folder has another one or none. */
  readonly secret: Omit<SecretSources, "folders">;
}): Promise<Restored> {
  const { file, dataDir } = input;
  if (!existsSync(file)) return { ok: false, refusal: { type: "FileMissing" } };
  const folder = openBackupFolder(dataDir);
  // Held to the end: a server that starts between the look and the rename would write under us.
  const unlock = tryLockDataFolder(dataDir);
  if (!unlock) return { ok: false, refusal: { type: "ServerRuns" } };
  try {
    return await restoreLocked({ ...input, folder });
  } finally {
    unlock();
  }
}

async function restoreLocked(input: {
  readonly file: string;
  readonly dataDir: string;
  readonly folder: string;
  readonly now: number;
  readonly secret: Omit<SecretSources, "folders">;
}): Promise<Restored> {
  const { file, dataDir, folder, now } = input;
  const current = path.join(dataDir, SQLITE_FILE);
  if (isInUse(current)) return { ok: false, refusal: { type: "ServerRuns" } };
  const draft = path.join(folder, `restore-${process.pid}.partial`);
  try {
    if (!(await isAsWritten(file))) throw new DamagedDatabase(OTHER_BYTES);
    const came = await copySqlite(file, draft);
    const { counts } = came;
    const refusal = prepare(draft, counts);
    if (refusal) return { ok: false, refusal };
    const folders = [dataDir, path.dirname(file)];
    const secret = await findSecret(readSecretFacts(draft), { ...input.secret, folders });
    if (isRefused(secret)) return { ok: false, refusal: secret };
    if (secret.type === "given-up") forgetSecretIn(draft);
    const isLogWhole = keepNewer({ from: current, to: draft });
    const erasedYears = await keepLedger(draft, dataDir, isLogWhole ? undefined : now);
    flushToDisk(draft);
    const missingFiles = restoreFiles({ dataDir, database: draft, backup: file });
    const moved = secret.type === "found" ? [path.join(dataDir, SECRET_FILE)] : [];
    const aside = putAside({ current, moved, folder, now });
    renameSync(draft, current);
    if (secret.type === "found") writeSecret(dataDir, secret.root);
    flushToDisk(dataDir);
    const differences = compareWithWritten(file, came);
    const { type } = secret;
    const told = { differences, missingFiles, erasedYears, isLogWhole };
    return { ok: true, counts, ...told, aside, secret: type };
  } catch (error) {
    if (!(error instanceof DamagedDatabase)) throw error;
    return { ok: false, refusal: { type: "FileDamaged", detail: error.message } };
  } finally {
    rmSync(draft, { force: true });
  }
}

/** @param lostAt the access log has no line from the backup to here */
async function keepLedger(
  draft: string,
  dataDir: string,
  lostAt: number | undefined,
): Promise<number> {
  const database = openSqlite(draft);
  try {
    if (lostAt !== undefined && (await listTables(database)).includes("access_log"))
      await noteLogGap(database.queries, lostAt);
    return await eraseFromRestored(database, dataDir);
  } finally {
    await database.close();
  }
}

/**
 * Leaving WAL needs the database for oneself, so it fails while any other process has it open; when it
 * works, everything stands in the one file.
 */
export function isInUse(file: string): boolean {
  if (!existsSync(file)) return false;
  try {
    const database = new DatabaseSync(file, { timeout: 0 });
    try {
      database.exec("pragma journal_mode=delete");
    } finally {
      database.close();
    }
    return false;
  } catch (error) {
    // A damaged database is why one restores: only a lock means that somebody works with it.
    const errcode = error instanceof Error && "errcode" in error ? Number(error.errcode) : 0;
    return (errcode & 0xff) === SQLITE_BUSY;
  }
}

function prepare(draft: string, counts: RowCounts): RestoreRefusal | undefined {
  const missing = OUR_TABLES.filter((table) => counts[table] === undefined);
  if (missing.length > 0) return { type: "FileDamaged", detail: `no ${missing.join(", ")}` };
  const database = new DatabaseSync(draft);
  try {
    const applied = database.prepare("select * from migrations").all();
    const newer = findUnreadableOf(
      applied.map((line) => ({
        name: String(line["name"]),
        release: toText(line["release"]),
        readable_since: toText(line["readable_since"]),
      })),
    );
    if (newer !== undefined) return { type: "FileOfNewerVersion", detail: newer };
    database.prepare("delete from facts where name = 'epoch'").run();
    database.prepare("insert into facts (name, value) values ('epoch', ?)").run(randomUUID());
  } finally {
    database.close();
  }
  return undefined;
}

const toText = (value: unknown): string | null => (typeof value === "string" ? value : null);

function putAside(input: {
  readonly current: string;
  /** What else gets another in its place. */
  readonly moved: readonly string[];
  readonly folder: string;
  readonly now: number;
}): string | undefined {
  const { current, moved, folder, now } = input;
  const files = [...["", "-wal", "-shm"].map((end) => current + end), ...moved].filter((file) =>
    existsSync(file),
  );
  if (files.length === 0) return undefined;
  const aside = findFreePath(folder, `before-restore-${toTimeName(now)}`);
  mkdirSync(aside, { mode: 0o700 });
  for (const file of files) renameSync(file, path.join(aside, path.basename(file)));
  return aside;
}
