import type { Queries } from "../db/schema.ts";

/** A teacher as a line of the table alone: without a password nobody signs in as her. */
export async function keepUser(queries: Queries, id: string, now: number): Promise<void> {
  const at = new Date(now).toISOString();
  await queries
    .insertInto("users")
    .values({
      id,
      name: id,
      email: `${id}@school.example`,
      email_verified: 1,
      image: null,
      two_factor_enabled: 0,
      created_at: at,
      updated_at: at,
    })
    .execute();
}
