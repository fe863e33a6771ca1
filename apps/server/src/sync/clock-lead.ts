import { FUTURE_LIMIT_MS, isStamp, stampMs } from "@damim/sync/clock.ts";
import type { Queries } from "../db/schema.ts";

/**
 * By how many ms the newest words lie ahead of this server's clock; 0 where it is no more than devices may be. Then the
 * clock is behind, or it ran ahead when they were written.
 */
export async function findClockLead(queries: Queries, now: number): Promise<number> {
  const newest = await queries
    .selectFrom("scopes")
    .select(({ fn }) => fn.max<string | null>("clock").as("clock"))
    .executeTakeFirst();
  const clock = newest?.clock ?? "";
  const lead = isStamp(clock) ? stampMs(clock) - now : 0;
  return lead > FUTURE_LIMIT_MS ? lead : 0;
}
