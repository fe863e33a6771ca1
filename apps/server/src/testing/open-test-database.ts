import { randomBytes, randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { inject } from "vitest";
import { migrate } from "../db/migrations/migrate.ts";
import { type Database, openDatabase, SQLITE_FILE } from "../db/open-database.ts";

import { createDatabase } from "./create-database.ts";

/** Provided by `postgres-global-setup.ts`. */
declare module "vitest" {
  export interface ProvidedContext {
    postgresUrl: string;
    /** A database of it that holds the newest tables and no rows. */
    postgresTemplate: string;
  }
}

export const DATABASE_KINDS = ["sqlite", "postgres"] as const;
export type DatabaseKind = (typeof DATABASE_KINDS)[number];
/** The ways by which rows are stored: `cluster` is that of several nodes, on one PostgreSQL. */
export const STORE_KINDS = [...DATABASE_KINDS, "cluster"] as const;

export type TestDatabase = Database & {
  /** SQLite's folder; on PostgreSQL an empty one. */
  readonly dataDir: string;
  /** What `DATABASE_URL` has to be for a second server on the same data. */
  readonly databaseUrl: string | undefined;
};

/** Of SQLite, by worker: to run all migrations for each test took most of its time. */
let migratedFile: Promise<Uint8Array> | undefined;

/**
 * An empty migrated database of its own: a temporary file, or a database of the run's PostgreSQL, both copies of one
 * that was migrated once. `fill` runs before the migrations, which then run: it brings what an older version had
 * written. Nothing waits for the disk; who cuts the power opens a database as the product does.
 */
export async function openTestDatabase(
  kind: (typeof STORE_KINDS)[number],
  fill?: (database: Database) => Promise<void>,
): Promise<TestDatabase> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "damim-test-"));
  if (kind === "sqlite" && !fill) {
    migratedFile ??= migrateFile();
    writeFileSync(path.join(dataDir, SQLITE_FILE), await migratedFile);
  }
  const databaseUrl = kind === "sqlite" ? undefined : await takePostgres(fill !== undefined);
  const isCluster = kind === "cluster";
  const database = openDatabase({ dataDir, isCluster, ...(databaseUrl ? { databaseUrl } : {}) });
  if (kind === "sqlite") await sql`pragma synchronous=off`.execute(database.queries);
  await fill?.(database);
  if (fill) await migrate(database, { now: Date.now });
  const epoch = { value: randomUUID() };
  await database.queries.updateTable("facts").set(epoch).where("name", "=", "epoch").execute();
  return {
    ...database,
    dataDir,
    databaseUrl,
    async close() {
      await database.close();
      if (databaseUrl && !fill && (await isEmptied(databaseUrl))) emptied.push(databaseUrl);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function migrateFile(): Promise<Uint8Array> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "damim-test-"));
  const database = openDatabase({ dataDir });
  await sql`pragma synchronous=off`.execute(database.queries);
  await migrate(database, { now: Date.now });
  await database.close();
  const bytes = readFileSync(path.join(dataDir, SQLITE_FILE));
  rmSync(dataDir, { recursive: true, force: true });
  return bytes;
}

/** Databases of this worker whose tests have ended: to make one takes longer than most tests. */
const emptied: string[] = [];

async function takePostgres(isOlder: boolean): Promise<string> {
  const used = isOlder ? undefined : emptied.pop();
  if (used !== undefined) return used;
  const template = inject("postgresTemplate");
  const name = `${template}_${randomBytes(6).toString("hex")}`;
  return createDatabase(name, isOlder ? undefined : template);
}

/** Whether it is as new again. One whose tables a test has changed is left to the end of the run. */
async function isEmptied(databaseUrl: string): Promise<boolean> {
  const used = openDatabase({ dataDir: "", databaseUrl });
  try {
    await sql`call seed.begin_anew()`.execute(used.queries);
    return true;
  } catch {
    return false;
  } finally {
    await used.close();
  }
}
