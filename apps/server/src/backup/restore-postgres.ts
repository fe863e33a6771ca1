import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { sql } from "kysely";
import { migrations } from "../db/migrations/migrations.ts";
import type { PostgresDatabase } from "../db/open-database.ts";
import { isAsWritten, readFacts, type RowCounts } from "./backup-facts.ts";
import { findFreePath, openBackupFolder, toTimeName } from "./backup-folder.ts";
import { dump, findDumpPrograms, toProgramCall } from "./backup-postgres.ts";
import { readPostgresFacts } from "./snapshot-facts.ts";
import type { RestoreRefusal } from "./restore-sqlite.ts";

export type PostgresRestored =
  | {
      readonly ok: true;
      readonly counts: RowCounts;
      /** A dump of what was there before. */
      readonly aside: string | undefined;
    }
  | { readonly ok: false; readonly refusal: RestoreRefusal };

const run = promisify(execFile);

/**
 * Puts a dump in the place of what the database holds, in one transaction: when anything is refused or fails, nothing has
 * changed. What was there is dumped beside the backups first. The epoch is the caller's to renew: it needs the secret.
 */
export async function restorePostgres(input: {
  readonly file: string;
  readonly database: PostgresDatabase;
  readonly databaseUrl: string;
  readonly searchPath: string | undefined;
  readonly dataDir: string;
  /** Epoch ms. */
  readonly now: number;
}): Promise<PostgresRestored> {
  const { file, database, databaseUrl, dataDir, now } = input;
  const refusal = await refuse(file, database);
  if (refusal) return { ok: false, refusal };
  const programs = await findDumpPrograms(database, input.searchPath);
  const aside = await putAside(input, programs, now);
  const { address, env } = toProgramCall(databaseUrl);
  const whole = ["--single-transaction", "--exit-on-error", "--clean", "--if-exists"];
  const args = [...whole, "--no-owner", "--no-privileges", "--no-password", "-d", address, file];
  try {
    await run(path.join(programs, "pg_restore"), args, { env, cwd: dataDir });
  } catch (error) {
    // The first line alone: what follows may hold a row.
    const said = error instanceof Error && "stderr" in error ? String(error.stderr) : "";
    const detail = said.split("\n")[0] ?? "";
    return { ok: false, refusal: { type: "FileDamaged", detail } };
  }
  const { counts } = await readPostgresFacts(database.queries);
  return { ok: true, counts, aside };
}

async function refuse(
  file: string,
  database: PostgresDatabase,
): Promise<RestoreRefusal | undefined> {
  if (!existsSync(file)) return { type: "FileMissing" };
  if (!(await isAsWritten(file))) {
    return { type: "FileDamaged", detail: "other bytes than were written" };
  }
  const facts = readFacts(file);
  if (facts && migrations.every(({ name }) => name !== facts.schema)) {
    return { type: "FileOfNewerVersion", detail: facts.release };
  }
  return (await isInUse(database)) ? { type: "ServerRuns" } : undefined;
}

/** By whoever else is connected: a server holds connections as long as it runs. */
async function isInUse({ queries }: PostgresDatabase): Promise<boolean> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
  `.execute(queries);
  return Number(rows[0]?.n) > 0;
}

async function putAside(
  { database, databaseUrl, dataDir }: Parameters<typeof restorePostgres>[0],
  programs: string,
  now: number,
): Promise<string | undefined> {
  const { rows } = await sql<{ found: string | null }>`
    select to_regclass('migrations')::text as found
  `.execute(database.queries);
  if (!rows[0]?.found) return undefined;
  const name = `before-restore-${toTimeName(now)}`;
  const aside = findFreePath(openBackupFolder(dataDir), name, ".dump");
  await dump(programs, databaseUrl, ["-f", aside]);
  return aside;
}
