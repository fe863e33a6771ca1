import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { inject } from "vitest";
import { migrate } from "../db/migrations/migrate.ts";
import { type Database, openDatabase } from "../db/open-database.ts";

/** Provided by `postgres-global-setup.ts`. */
declare module "vitest" {
  export interface ProvidedContext {
    postgresUrl: string;
  }
}

export const DATABASE_KINDS = ["sqlite", "postgres"] as const;
export type DatabaseKind = (typeof DATABASE_KINDS)[number];

export type TestDatabase = Database & {
  /** SQLite's folder; on PostgreSQL an empty one. */
  readonly dataDir: string;
  /** What `DATABASE_URL` has to be for a second server on the same data. */
  readonly databaseUrl: string | undefined;
};

/**
 * An empty migrated database of its own: a temporary file, or a schema of the run's PostgreSQL. `fill`
 * runs before the migrations: it brings what an older version had written.
 */
export async function openTestDatabase(
  kind: DatabaseKind,
  fill?: (database: Database) => Promise<void>,
): Promise<TestDatabase> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "damim-test-"));
  const schema = `test_${randomBytes(6).toString("hex")}`;
  const databaseUrl = kind === "postgres" ? await createSchema(dataDir, schema) : undefined;
  const database = openDatabase({ dataDir, ...(databaseUrl ? { databaseUrl } : {}) });
  await fill?.(database);
  await migrate(database, { now: Date.now });
  return {
    ...database,
    dataDir,
    databaseUrl,
    async close() {
      if (kind === "postgres") {
        await sql`drop schema ${sql.id(schema)} cascade`.execute(database.queries);
      }
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function createSchema(dataDir: string, schema: string): Promise<string> {
  const url = inject("postgresUrl");
  const outer = openDatabase({ dataDir, databaseUrl: url });
  await sql`create schema ${sql.id(schema)}`.execute(outer.queries);
  await outer.close();
  const inner = new URL(url);
  inner.searchParams.set("options", `-c search_path=${schema}`);
  return inner.href;
}
