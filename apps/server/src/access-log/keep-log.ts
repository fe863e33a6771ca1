import { sql } from "kysely";
import type { Queries } from "../db/schema.ts";

/** No dump has it and no dump takes it away. */
const KEPT = "access_log_kept";
const COLUMNS = sql.raw(
  "id, actor, first_at, last_at, act, subject, count, people, device, address",
);

/** PostgreSQL, before a dump takes the place of what the database holds: the access log is promised for two years. */
export async function putLogAside(queries: Queries): Promise<void> {
  if (!(await isThere(queries, "access_log"))) return;
  await sql`create table if not exists ${sql.id(KEPT)} (like access_log)`.execute(queries);
  await sql`insert into ${sql.id(KEPT)} select * from access_log`.execute(queries);
}

/** Lines that the dump does not have are there again; false where there were none aside, and where the dump has no log. */
export async function bringLogBack(queries: Queries): Promise<boolean> {
  if (!(await isThere(queries, KEPT))) return false;
  const hasLog = await isThere(queries, "access_log");
  if (hasLog)
    await sql`insert into access_log (${COLUMNS}) select ${COLUMNS} from ${sql.id(KEPT)}
      on conflict do nothing`.execute(queries);
  await sql`drop table ${sql.id(KEPT)}`.execute(queries);
  return hasLog;
}

async function isThere(queries: Queries, table: string): Promise<boolean> {
  const { rows } = await sql<{ found: string | null }>`
    select to_regclass(${table})::text as found
  `.execute(queries);
  return Boolean(rows[0]?.found);
}
