import { existsSync } from "node:fs";
import { sql } from "kysely";
import { toOriginalKey, toThumbnailKey } from "../../files/file-keys.ts";
import { migrate } from "../../db/migrations/migrate.ts";
import { openDatabase, type PostgresDatabase } from "../../db/open-database.ts";
import type { Queries } from "../../db/schema.ts";
import { findDumpPrograms } from "../backup-postgres.ts";
import { putDumpBack } from "../put-dump-back.ts";
import { readPostgresFacts } from "../snapshot-facts.ts";
import { createRowCheck } from "./check-rows.ts";
import type { NamedFile } from "../backup-files.ts";
import type { Opened } from "./opened.ts";
import { readDump } from "./read-dump.ts";
import { refuseNewer } from "./refuse-newer.ts";
import { dropScratch, nameScratch } from "./scratch.ts";

/** Beside the tables, what building their indexes takes. */
const NEED = 1.2;
const ROWS_AT_ONCE = 2_000;

/** PostgreSQL: insufficient_privilege. */
const NO_PRIVILEGE = "42501";

/** The role of `DATABASE_URL` has no `createdb`. */
export class MayNotCreate extends Error {
  readonly role: string;

  constructor(role: string) {
    super("no createdb");
    this.role = role;
  }
}

export async function openPostgresBackup(
  file: string,
  place: {
    readonly live: PostgresDatabase;
    readonly databaseUrl: string;
    readonly searchPath: string | undefined;
    readonly now: number;
    readonly findFreeBytes: (folder: string) => number;
    /** Of these scopes the rows are hashed where the dump is only read. */
    readonly scopes: readonly string[];
  },
): Promise<Opened> {
  const { live, databaseUrl, now, scopes } = place;
  const programs = await findDumpPrograms(live, place.searchPath);
  const readAlone = async (lackedBytes: number): Promise<Opened> => {
    const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(
      live.queries,
    );
    const schema = rows[0]?.schema ?? "public";
    return { ...(await readDump({ programs, file, schema, scopes })), lackedBytes };
  };
  const lack = await findLack(live.queries, place);
  if (lack > 0) return readAlone(Math.ceil(lack));
  const name = nameScratch(now);
  await sql`create database ${sql.id(name)} template template0`
    .execute(live.queries)
    .catch((error: unknown) => {
      const isRefused = error instanceof Error && "code" in error && error.code === NO_PRIVILEGE;
      throw isRefused ? new MayNotCreate(decodeURIComponent(new URL(databaseUrl).username)) : error;
    });
  try {
    const url = new URL(databaseUrl);
    url.pathname = `/${name}`;
    await putDumpBack(programs, file, { databaseUrl: url.href });
    return await readScratch(url.href, now);
  } catch (error) {
    if (!isFull(error)) throw error;
    await dropScratch(live.queries, name);
    // How much is missing only the other computer knows.
    return await readAlone(0);
  } finally {
    await dropScratch(live.queries, name);
  }
}

/** By how much the disk is too small; below 0 where it is not, or where nobody can tell from here. */
async function findLack(
  queries: Queries,
  { findFreeBytes }: { readonly findFreeBytes: (folder: string) => number },
): Promise<number> {
  const { rows } = await sql<{ size: number }>`
    select pg_database_size(current_database())::float8 as size
  `.execute(queries);
  const folder = await sql<{ folder: string }>`select current_setting('data_directory') as folder`
    .execute(queries)
    .then(
      (found) => found.rows[0]?.folder ?? "",
      // A setting for superusers.
      () => "",
    );
  if (!folder || !existsSync(folder)) return -1;
  return Number(rows[0]?.size) * NEED - findFreeBytes(folder);
}

function isFull(error: unknown): boolean {
  const said = error instanceof Error && "stderr" in error ? String(error.stderr) : String(error);
  return /No space left on device|could not extend file/.test(said);
}

async function readScratch(databaseUrl: string, now: number): Promise<Opened> {
  // Nobody else is in it to wait for, and a pooler takes no limits of a connection.
  const scratch = openDatabase({ dataDir: "", databaseUrl, poolSize: 2, bus: "poll" });
  if (scratch.kind !== "postgres") throw new Error("not PostgreSQL");
  try {
    const facts = await readPostgresFacts(scratch.queries);
    await refuseNewer(scratch);
    await migrate(scratch, { now: () => now });
    return {
      facts,
      files: await listNamedFiles(scratch.queries),
      differences: await checkRows(scratch),
    };
  } finally {
    await scratch.close();
  }
}

/** By a cursor: the planner knows nothing yet of tables that were just put back. */
async function checkRows(scratch: PostgresDatabase): Promise<Opened["differences"]> {
  const check = createRowCheck();
  const read = (tx: Queries) =>
    sql<{ kind: string; data: string }>`fetch ${sql.lit(ROWS_AT_ONCE)} from living`.execute(tx);
  await scratch.queries.transaction().execute(async (tx) => {
    await sql`
      declare living no scroll cursor for select kind, data from rows where dead_at is null
    `.execute(tx);
    let next = read(tx);
    for (;;) {
      const { rows } = await next;
      if (rows.length === 0) return;
      // The database reads on while these are looked at.
      next = read(tx);
      for (const { kind, data } of rows) check.check(kind, data);
    }
  });
  return check.differences();
}

async function listNamedFiles(queries: Queries): Promise<readonly NamedFile[]> {
  const files = await queries
    .selectFrom("files")
    .select(["owner_id", "id", "thumbnail_size"])
    .where("state", "=", "ready")
    .execute();
  return files.map((file) => ({
    ownerId: file.owner_id,
    id: file.id,
    keys: [toOriginalKey(file), ...(file.thumbnail_size === null ? [] : [toThumbnailKey(file)])],
  }));
}
