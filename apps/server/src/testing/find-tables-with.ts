import { sql } from "kysely";
import { listTables } from "../promises/list-tables.ts";
import type { TestServer } from "./build-test-server.ts";

/** Every table that holds this text anywhere: the list comes from the database itself. */
export async function findTablesWith(
  server: Pick<TestServer, "database">,
  word: string,
): Promise<readonly string[]> {
  const { queries } = server.database;
  const found: string[] = [];
  for (const name of await listTables(server.database)) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(queries);
    if (JSON.stringify(rows).includes(word)) found.push(name);
  }
  return found.toSorted();
}
