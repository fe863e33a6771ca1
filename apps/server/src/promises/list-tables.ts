import { sql } from "kysely";
import type { Database } from "../db/open-database.ts";

/** The tables of this database. Not by Kysely's own introspection: on PostgreSQL that looks into every other schema too. */
export async function listTables({
  queries,
  kind,
}: Pick<Database, "queries" | "kind">): Promise<readonly string[]> {
  const list =
    kind === "sqlite"
      ? sql<{ name: string }>`select name from sqlite_master where type = 'table'`
      : sql<{
          name: string;
        }>`select tablename as name from pg_tables where schemaname = current_schema()`;
  const { rows } = await list.execute(queries);
  return rows.map(({ name }) => name);
}
