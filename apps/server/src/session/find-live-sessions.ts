import { sql } from "kysely";
import type { Database } from "../db/open-database.ts";

/**
 * Which of these sessions still stand, by one statement for however many there are. A stopped account's do: it reads on.
 */
export async function findLiveSessions(
  database: Database,
  ids: readonly string[],
  now: number,
): Promise<ReadonlySet<string>> {
  // One parameter for all of them: thousands would be more than a statement takes.
  const isAsked =
    database.kind === "sqlite"
      ? sql<boolean>`id in (select value from json_each(${JSON.stringify(ids)}))`
      : sql<boolean>`id = any(${ids}::text[])`;
  const rows = await database.queries
    .selectFrom("sessions")
    .select("id")
    .where(isAsked)
    // Always as `toISOString` writes it, so that texts compare as instants do.
    .where("expires_at", ">", new Date(now).toISOString())
    .execute();
  return new Set(rows.map(({ id }) => id));
}
