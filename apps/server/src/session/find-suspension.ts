import type { Queries } from "../db/schema.ts";

/** Until when an admin stopped the writing of this account; null when nobody did, or it is over. */
export async function findSuspension(
  queries: Queries,
  uid: string,
  now: number,
): Promise<number | null> {
  const row = await queries
    .selectFrom("suspensions")
    .select("until")
    .where("user_id", "=", uid)
    .executeTakeFirst();
  return row && row.until > now ? row.until : null;
}
