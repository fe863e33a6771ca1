import { flushToDisk } from "../base/flush-to-disk.ts";
import { renameSync, rmSync } from "node:fs";
import path from "node:path";
import { SQLITE_FILE } from "../db/open-database.ts";
import { backupFiles, trimBackedUpFiles } from "./backup-files.ts";
import { findFreePath, openBackupFolder, toTimeName, trimBackups } from "./backup-folder.ts";
import { readSecretFacts } from "./read-secret-facts.ts";
import { describeMaker, type RowCounts, writeFacts } from "./backup-facts.ts";
import { copySqlite } from "./copy-sqlite.ts";

export interface BackupInput {
  readonly dataDir: string;
  /** How many backups stay. */
  readonly keep: number;
  /** Epoch ms; gives the file its name. */
  readonly now: number;
}

export interface Backup {
  readonly file: string;
  readonly counts: RowCounts;
  /** How many files of teachers stand in `backups/files` for it; those in a bucket do not. */
  readonly fileCount: number;
  /** Whether the secret is in it, sealed under the words of 관리 「서버」. */
  readonly hasSecret: boolean;
}

/**
 * Backs the SQLite database up while the server runs, and removes backups beyond `keep`. The file gets
 * its name only when it is whole and checked, with the teachers' files and what it holds in `….json` beside it: whatever is
 * named a backup is one.
 */
export async function backupSqlite({ dataDir, keep, now }: BackupInput): Promise<Backup> {
  const folder = openBackupFolder(dataDir);
  const name = `damim-${toTimeName(now)}`;
  const draft = path.join(folder, `${name}-${process.pid}.partial`);
  try {
    const facts = await copySqlite(path.join(dataDir, SQLITE_FILE), draft);
    const fileCount = backupFiles({ dataDir, database: draft });
    const hasSecret = readSecretFacts(draft).sealed !== undefined;
    const file = findFreePath(folder, name, ".sqlite");
    await writeFacts(file, { ...describeMaker(), ...facts }, draft);
    renameSync(draft, file);
    flushToDisk(folder);
    trimBackups(folder, keep, now);
    trimBackedUpFiles(folder);
    return { file, counts: facts.counts, fileCount, hasSecret };
  } finally {
    rmSync(draft, { force: true });
  }
}
