import { sql } from "kysely";
import { inject } from "vitest";
import { openDatabase } from "../db/open-database.ts";

/** A database of this name in the run's PostgreSQL, empty or as `template` is. Answers its address. */
export async function createDatabase(name: string, template = "template1"): Promise<string> {
  const url = new URL(inject("postgresUrl"));
  const outer = openDatabase({ dataDir: "", databaseUrl: url.href });
  await sql`create database ${sql.id(name)} template ${sql.id(template)}`.execute(outer.queries);
  await outer.close();
  url.pathname = `/${name}`;
  return url.href;
}
