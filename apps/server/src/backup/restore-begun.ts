import { sql } from "kysely";
import type { Database } from "../db/open-database.ts";
import type { Queries } from "../db/schema.ts";
import { forgetFilesPlace } from "../files/files-place.ts";
import { bringLogBack } from "../access-log/keep-log.ts";
import { markNewEpoch } from "./mark-new-epoch.ts";

/**
 * A table that no dump has and no dump takes away: it stands in a PostgreSQL from before a dump is put back until another
 * life began. Where a restore is killed in between, nobody knows whether the dump got there; the next start then begins
 * another life, so that devices send again what it may lack.
 */
const BEGUN = "restore_begun";

export async function markRestoreBegun(queries: Queries): Promise<void> {
  await sql`create table if not exists ${sql.id(BEGUN)} ()`.execute(queries);
}

/** It is over: another life began, or nothing was changed. */
export async function forgetRestoreBegun(queries: Queries): Promise<void> {
  await sql`drop table if exists ${sql.id(BEGUN)}`.execute(queries);
}

/** At the start, before anything is read: true where a restore had been cut short. */
export async function finishRestore({ kind, queries, tx }: Database): Promise<boolean> {
  if (kind !== "postgres") return false;
  const { rows } = await sql<{ found: string | null }>`
    select to_regclass(${BEGUN})::text as found
  `.execute(queries);
  if (!rows[0]?.found) return false;
  await tx(async (work) => {
    await bringLogBack(work);
    await forgetFilesPlace(work);
    await markNewEpoch(work);
    await forgetRestoreBegun(work);
  });
  return true;
}
