import type { AwayFacts } from "@damim/domain/admin/admin-reply.ts";
import type { Queries } from "../../db/schema.ts";

/** Runs where `DAMIM_BACKUP_TO` is set. */
export const AWAY_JOB = "backup-away";

/** How the last sending went, for 관리 「서버」 and for figures. */
const AWAY_FACT = "backup-away";

export async function saveAway(queries: Queries, away: AwayFacts): Promise<void> {
  const value = JSON.stringify(away);
  await queries
    .insertInto("facts")
    .values({ name: AWAY_FACT, value })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
    .execute();
}

/** Undefined before the first time. */
export async function findAway(queries: Queries): Promise<AwayFacts | undefined> {
  const fact = await queries
    .selectFrom("facts")
    .select("value")
    .where("name", "=", AWAY_FACT)
    .executeTakeFirst();
  // Written by `saveAway` alone.
  return fact && (JSON.parse(fact.value) as AwayFacts);
}
