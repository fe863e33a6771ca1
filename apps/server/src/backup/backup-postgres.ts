import { flushToDisk } from "../base/flush-to-disk.ts";
import { execFile } from "node:child_process";
import { renameSync, rmSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { sql } from "kysely";
import type { PostgresDatabase } from "../db/open-database.ts";
import { type BackupFacts, describeMaker, writeFacts } from "./backup-facts.ts";
import { findFreePath, openBackupFolder, toTimeName, trimBackups } from "./backup-folder.ts";
import { findDumpProgram } from "./find-dump-program.ts";
import { readPostgresFacts } from "./snapshot-facts.ts";

const LIST_MAX_BYTES = 64 * 1024 * 1024;
const run = promisify(execFile);

export interface PostgresBackup extends BackupFacts {
  readonly file: string;
}

/** There is no pg_dump that can read this server; says which package to install. */
export class NoDumpProgram extends Error {
  override readonly name = "NoDumpProgram";
}

/**
 * Dumps the database with `pg_dump -Fc` while servers run, reads the list of the dump back, and counts its rows in the
 * snapshot that it was made of. What is named a backup is whole. Keeps the newest `keep`.
 */
export async function backupPostgres(options: {
  readonly database: PostgresDatabase;
  readonly databaseUrl: string;
  /** Where programs are looked for, as `PATH` has it. */
  readonly searchPath: string | undefined;
  readonly dataDir: string;
  readonly keep: number;
  readonly now: number;
}): Promise<PostgresBackup> {
  const { database, databaseUrl, dataDir, keep, now } = options;
  const programs = await findDumpPrograms(database, options.searchPath);
  const folder = openBackupFolder(dataDir);
  const name = `damim-${toTimeName(now)}`;
  const draft = path.join(folder, `${name}-${process.pid}.partial`);
  try {
    const facts = await database.queries
      .transaction()
      .setIsolationLevel("repeatable read")
      .execute(async (queries) => {
        const { rows } = await sql<{ id: string }>`select pg_export_snapshot() as id`.execute(
          queries,
        );
        const snapshot = `--snapshot=${rows[0]?.id}`;
        await dump(programs, databaseUrl, [snapshot, "-f", draft]);
        return readPostgresFacts(queries);
      });
    await checkList(programs, draft, Object.keys(facts.counts));
    const file = findFreePath(folder, name, ".dump");
    flushToDisk(draft);
    const written = await writeFacts(file, { ...describeMaker(), ...facts }, draft);
    renameSync(draft, file);
    flushToDisk(folder);
    trimBackups(folder, keep, now, ".dump");
    return { file, ...written };
  } finally {
    rmSync(draft, { force: true });
  }
}

/** The folder of programs that can read this server. Rejects with `NoDumpProgram`. */
export async function findDumpPrograms(
  { queries }: PostgresDatabase,
  searchPath: string | undefined,
): Promise<string> {
  const { rows } = await sql<{ major: number }>`
    select current_setting('server_version_num')::int / 10000 as major
  `.execute(queries);
  const found = findDumpProgram(Number(rows[0]?.major), searchPath);
  if (!found.ok) throw new NoDumpProgram(found.sentence);
  return found.folder;
}

export async function dump(
  programs: string,
  databaseUrl: string,
  more: readonly string[],
): Promise<void> {
  const { address, env } = toProgramCall(databaseUrl);
  const args = ["-Fc", "--no-password", "-d", address, ...more];
  await run(path.join(programs, "pg_dump"), args, { env });
}

/** The password goes along in the environment: arguments stand in the list of processes. */
export function toProgramCall(databaseUrl: string): {
  readonly address: string;
  readonly env: NodeJS.ProcessEnv;
} {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = "";
  return { address: url.href, env: { ...process.env, ...(password && { PGPASSWORD: password }) } };
}

/** A dump that was cut has no whole list, or lacks a table. */
async function checkList(programs: string, file: string, tables: readonly string[]): Promise<void> {
  const { stdout } = await run(path.join(programs, "pg_restore"), ["-l", file], {
    maxBuffer: LIST_MAX_BYTES,
  });
  const listed = new Set(
    [...stdout.matchAll(/^\d+; \d+ \d+ TABLE DATA \S+ (\S+) /gm)].map(([, name]) => name),
  );
  const missing = tables.filter((name) => !listed.has(name));
  if (missing.length > 0) throw new Error(`the dump lacks ${missing.join(", ")}`);
}
