import { createHash } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import type { Queries } from "../db/schema.ts";
import type { SnapshotFacts } from "./backup-facts.ts";

const HASHED_SCOPES = 50;

/** A row as it is stored. */
export interface HashedRow {
  readonly kind: string;
  readonly id: string;
  readonly data: string;
  readonly stamps: string;
}

/** Of the rows of a scope, in any order. */
export function hashRows(rows: readonly HashedRow[]): string {
  const lines = rows.map(({ kind, id, data, stamps }) => JSON.stringify([kind, id, data, stamps]));
  return createHash("sha256").update(lines.toSorted().join("\n")).digest("hex");
}

export async function readPostgresFacts(queries: Queries): Promise<SnapshotFacts> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema() order by tablename
  `.execute(queries);
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const counted = sql<{ n: number }>`select count(*)::float8 as n from ${sql.id(name)}`;
    counts[name] = Number((await counted.execute(queries)).rows[0]?.n);
  }
  const migrations = await queries.selectFrom("migrations").select("name").execute();
  const scopes = await queries.selectFrom("scopes").select("scope").execute();
  const hashes: Record<string, string> = {};
  for (const scope of chooseScopes(scopes.map((each) => each.scope))) {
    hashes[scope] = await hashScope(queries, scope);
  }
  return { schema: findNewest(migrations.map(({ name }) => name)), counts, hashes };
}

export async function hashScope(queries: Queries, scope: string): Promise<string> {
  const rows = await queries
    .selectFrom("rows")
    .select(["kind", "id", "data", "stamps"])
    .where("scope", "=", scope)
    .execute();
  return hashRows(rows);
}

/** The same of SQLite; of a file that is not one of ours what there is. */
export function readSqliteFacts(database: DatabaseSync): SnapshotFacts {
  const tables = database
    .prepare("select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'")
    .all()
    .map(({ name }) => String(name));
  const counts = Object.fromEntries(
    tables.map((name) => {
      const row = database.prepare(`select count(*) as count from "${name}"`).get();
      return [name, Number(row?.["count"])];
    }),
  );
  const list = (table: string, column: string): readonly string[] =>
    tables.includes(table)
      ? database
          .prepare(`select "${column}" as found from "${table}"`)
          .all()
          .map(({ found }) => String(found))
      : [];
  const scopes = tables.includes("rows") ? chooseScopes(list("scopes", "scope")) : [];
  const hashes = Object.fromEntries(
    scopes.map((scope) => [scope, hashSqliteScope(database, scope)]),
  );
  return { schema: findNewest(list("migrations", "name")), counts, hashes };
}

function hashSqliteScope(database: DatabaseSync, scope: string): string {
  const rows = database
    .prepare("select kind, id, data, stamps from rows where scope = ?")
    .all(scope)
    .map(({ kind, id, data, stamps }) => ({
      kind: String(kind),
      id: String(id),
      data: String(data),
      stamps: String(stamps),
    }));
  return hashRows(rows);
}

/** By a hash of their names: another fifty than the oldest, and the same ones however often. */
function chooseScopes(scopes: readonly string[]): readonly string[] {
  const toOrder = (scope: string): string => createHash("md5").update(scope).digest("hex");
  return scopes
    .map((scope) => ({ scope, order: toOrder(scope) }))
    .toSorted((a, b) => (a.order < b.order ? -1 : 1))
    .slice(0, HASHED_SCOPES)
    .map(({ scope }) => scope);
}

function findNewest(migrations: readonly string[]): string {
  return migrations.toSorted().at(-1) ?? "";
}
