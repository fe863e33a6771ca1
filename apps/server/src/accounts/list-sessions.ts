import type { Queries } from "../db/schema.ts";

/** The ids of all sessions of a teacher, those that ran out as well. */
export async function listSessionIds(queries: Queries, userId: string): Promise<readonly string[]> {
  const rows = await queries
    .selectFrom("sessions")
    .select("id")
    .where("user_id", "=", userId)
    .execute();
  return rows.map(({ id }) => id);
}
