import { sql } from "kysely";
import type { TestServer } from "./build-test-server.ts";

/** Every table that holds this text anywhere: the list comes from the database itself. */
export async function findTablesWith(
  server: Pick<TestServer, "database">,
  word: string,
): Promise<readonly string[]> {
  const { queries, kind } = server.database;
  // Not by Kysely's own introspection: it looks into the schemas of other tests too, which come and go.
  const list =
    kind === "sqlite"
      ? sql<{ name: string }>`select name from sqlite_master where type = 'table'`
      : sql<{
          name: string;
        }>`select tablename as name from pg_tables where schemaname = current_schema()`;
  const { rows: tables } = await list.execute(queries);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(queries);
    if (JSON.stringify(rows).includes(word)) found.push(name);
  }
  return found.toSorted();
}
