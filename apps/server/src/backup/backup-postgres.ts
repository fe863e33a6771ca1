import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { sql } from "kysely";
import { OWN_RELEASE } from "../db/migrations/migrations.ts";
import type { PostgresDatabase } from "../db/open-database.ts";
import type { Queries } from "../db/schema.ts";
import { findFreePath, openBackupFolder, toTimeName } from "./backup-folder.ts";
import type { RowCounts } from "./copy-sqlite.ts";
import { flushToDisk } from "./copy-sqlite.ts";

const HASHED_SCOPES = 50;
const DUMP_NAME = /^damim-\d{4}-\d\d-\d\d-\d{6}(-\d+)?\.dump$/;
const LIST_MAX_BYTES = 64 * 1024 * 1024;
const run = promisify(execFile);

/** What stands beside a dump, in `….dump.json`: by it a restore can say whether everything came back. */
export interface DumpFacts {
  readonly release: string;
  /** The newest migration. */
  readonly schema: string;
  readonly counts: RowCounts;
  /** Of the rows of fifty scopes, by scope. */
  readonly hashes: Readonly<Record<string, string>>;
}

export interface PostgresBackup extends DumpFacts {
  readonly file: string;
}

/**
 * Dumps the database with `pg_dump -Fc` while servers run, reads the list of the dump back, and counts its rows in the
 * snapshot that it was made of. What is named a backup is whole. Keeps the newest `keep`.
 */
export async function backupPostgres(options: {
  readonly database: PostgresDatabase;
  readonly databaseUrl: string;
  /** Of pg_dump and pg_restore (`findDumpProgram`). */
  readonly programs: string;
  readonly dataDir: string;
  readonly keep: number;
  readonly now: number;
}): Promise<PostgresBackup> {
  const { database, databaseUrl, programs, dataDir, keep, now } = options;
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
        return readFacts(queries);
      });
    await checkList(programs, draft, Object.keys(facts.counts));
    const file = findFreePath(folder, name, ".dump");
    writeFileSync(`${file}.json`, `${JSON.stringify(facts, null, 2)}\n`, {
      mode: 0o600,
      flush: true,
    });
    renameSync(draft, file);
    flushToDisk(folder);
    trimDumps(folder, keep);
    return { file, ...facts };
  } finally {
    rmSync(draft, { force: true });
  }
}

/** The password goes along in the environment: arguments stand in the list of processes. */
async function dump(programs: string, databaseUrl: string, more: readonly string[]): Promise<void> {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = "";
  const env = { ...process.env, ...(password && { PGPASSWORD: password }) };
  const args = ["-Fc", "--no-password", "-d", url.href, ...more];
  await run(path.join(programs, "pg_dump"), args, { env });
}

async function readFacts(queries: Queries): Promise<DumpFacts> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema() order by tablename
  `.execute(queries);
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const counted = sql<{ n: number }>`select count(*)::float8 as n from ${sql.id(name)}`;
    counts[name] = Number((await counted.execute(queries)).rows[0]?.n);
  }
  const migrations = await queries.selectFrom("migrations").select("name").execute();
  const { rows: scopes } = await sql<{ scope: string }>`
    select scope from scopes order by md5(scope) limit ${HASHED_SCOPES}
  `.execute(queries);
  const hashes: Record<string, string> = {};
  for (const { scope } of scopes) hashes[scope] = await hashScope(queries, scope);
  const schema =
    migrations
      .map(({ name }) => name)
      .toSorted()
      .at(-1) ?? "";
  return { release: OWN_RELEASE, schema, counts, hashes };
}

/** Of the rows as they are stored. */
export async function hashScope(queries: Queries, scope: string): Promise<string> {
  const rows = await queries
    .selectFrom("rows")
    .select(["kind", "id", "data", "stamps"])
    .where("scope", "=", scope)
    .execute();
  const lines = rows.map(({ kind, id, data, stamps }) => JSON.stringify([kind, id, data, stamps]));
  return createHash("sha256").update(lines.toSorted().join("\n")).digest("hex");
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

function trimDumps(folder: string, keep: number): void {
  const names = readdirSync(folder).filter((name) => DUMP_NAME.test(name));
  for (const name of names.toSorted().slice(0, -keep)) {
    for (const old of [name, `${name}.json`]) rmSync(path.join(folder, old), { force: true });
  }
}
