import { existsSync } from "node:fs";
import path from "node:path";
import type { DrillDifference } from "@damim/domain/admin/drill.ts";
import { sql } from "kysely";
import { findUnreadableOf } from "../db/migrations/migrate.ts";
import { migrations } from "../db/migrations/migrations.ts";
import type { PostgresDatabase } from "../db/open-database.ts";
import {
  compareWithWritten,
  isAsWritten,
  OTHER_BYTES,
  readFacts,
  type RowCounts,
} from "./backup-facts.ts";
import { noteLogGap } from "../access-log/log-gaps.ts";
import { bringLogBack, putLogAside } from "../access-log/keep-log.ts";
import { eraseFromRestored } from "./destroyed/erase-restored.ts";
import { findFreePath, openBackupFolder, toTimeName } from "./backup-folder.ts";
import { dump, findDumpPrograms } from "./backup-postgres.ts";
import { readDumpLines } from "./read-dump-lines.ts";
import { findSecret, type FoundSecret, isRefused, type SecretSources } from "./find-secret.ts";
import { isRefusedWhole, putDumpBack, UnreadableDump } from "./put-dump-back.ts";
import { forgetRestoreBegun, markRestoreBegun } from "./restore-begun.ts";
import { SEALED_SECRET_FACT, SECRET_MARK_FACT, type SecretFacts } from "./secret-facts.ts";
import { readPostgresFacts } from "./snapshot-facts.ts";
import type { RestoreRefusal } from "./restore-sqlite.ts";

export type PostgresRestored =
  | {
      readonly ok: true;
      readonly counts: RowCounts;
      /** As `Restored` of SQLite has them. */
      readonly differences: readonly DrillDifference[];
      /** As `Restored` of SQLite has them. */
      readonly erasedYears: number;
      /** As `Restored` of SQLite has them. */
      readonly isLogWhole: boolean;
      /** A dump of what was there before. */
      readonly aside: string | undefined;
      readonly secret: FoundSecret;
    }
  | { readonly ok: false; readonly refusal: RestoreRefusal };

/**
 * Puts a dump in the place of what the database holds, in one transaction: when anything is refused or fails, nothing has
 * changed. Everything is asked first, the words too. What was there is dumped beside the backups. The epoch and the secret are
 * the caller's to renew (`beginLife`).
 */
export async function restorePostgres(input: {
  readonly file: string;
  readonly database: PostgresDatabase;
  readonly databaseUrl: string;
  readonly searchPath: string | undefined;
  readonly dataDir: string;
  /** Epoch ms. */
  readonly now: number;
  /** How the secret is found where the data folder has another one or none. */
  readonly secret: Omit<SecretSources, "folders">;
}): Promise<PostgresRestored> {
  const { file, database, databaseUrl, dataDir, now } = input;
  const refusal = await refuse(file, database);
  if (refusal) return { ok: false, refusal };
  const programs = await findDumpPrograms(database, input.searchPath);
  try {
    const facts = await readFactsOf(programs, file);
    if (facts.newer !== undefined) {
      return { ok: false, refusal: { type: "FileOfNewerVersion", detail: facts.newer } };
    }
    const folders = [dataDir, path.dirname(file)];
    const secret = await findSecret(facts.secret, { ...input.secret, folders });
    if (isRefused(secret)) return { ok: false, refusal: secret };
    const aside = await putAside(input, programs, now);
    const args = ["--single-transaction", "--clean", "--if-exists"];
    await putLogAside(database.queries);
    await markRestoreBegun(database.queries);
    await putDumpBack(programs, file, { databaseUrl, args, isCluster: database.isCluster }).catch(
      async (error: unknown) => {
        // Who is stopped or killed does not know what became of it.
        if (isRefusedWhole(error)) {
          await bringLogBack(database.queries);
          await forgetRestoreBegun(database.queries);
        }
        throw error;
      },
    );
    const came = await readPostgresFacts(database.queries);
    const differences = compareWithWritten(file, came);
    const isLogWhole = await bringLogBack(database.queries);
    if (!isLogWhole && came.counts["access_log"] !== undefined)
      await noteLogGap(database.queries, now);
    const erasedYears = await eraseFromRestored(database, dataDir);
    const { counts } = came;
    return { ok: true, counts, differences, aside, erasedYears, isLogWhole, secret };
  } catch (error) {
    if (!(error instanceof UnreadableDump)) throw error;
    return { ok: false, refusal: { type: "FileDamaged", detail: error.message } };
  }
}

/** Of the dump itself, before anything is put anywhere. */
async function readFactsOf(
  programs: string,
  file: string,
): Promise<{ readonly newer: string | undefined; readonly secret: SecretFacts }> {
  const facts = new Map<string, string>();
  const applied: Parameters<typeof findUnreadableOf>[0][number][] = [];
  const only = ["-t", "facts", "-t", "migrations"];
  for await (const { table, line } of readDumpLines(programs, file, only)) {
    const { name = "", value, release = null, readable_since: since = null } = line;
    if (table === "facts") facts.set(name ?? "", value ?? "");
    else applied.push({ name: name ?? "", release, readable_since: since });
  }
  if (applied.length === 0) throw new UnreadableDump("담임의 데이터가 들어 있지 않아요");
  return {
    newer: findUnreadableOf(applied),
    secret: { mark: facts.get(SECRET_MARK_FACT), sealed: facts.get(SEALED_SECRET_FACT) },
  };
}

async function refuse(
  file: string,
  database: PostgresDatabase,
): Promise<RestoreRefusal | undefined> {
  if (!existsSync(file)) return { type: "FileMissing" };
  if (!(await isAsWritten(file))) {
    return { type: "FileDamaged", detail: OTHER_BYTES };
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
    -- Citus asks its own nodes all the time.
    and application_name not like 'citus\_internal%'
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
