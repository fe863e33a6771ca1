import type { Queries } from "../../db/schema.ts";

/**
 * After a password was set by a link in a mail. Whoever opened it owns the address; whoever made the account
 * need not, as long as the address was never confirmed. Ways in that were added before go then, or a
 * stranger who signed up with this address first could come back by one of them.
 */
export async function dropUnprovenWays(
  queries: Queries,
  user: { readonly id: string; readonly emailVerified: boolean },
): Promise<void> {
  if (user.emailVerified) return;
  await queries.deleteFrom("passkeys").where("user_id", "=", user.id).execute();
  await queries.deleteFrom("two_factors").where("user_id", "=", user.id).execute();
  await queries
    .deleteFrom("accounts")
    .where("user_id", "=", user.id)
    .where("provider_id", "!=", "credential")
    .execute();
  await queries
    .updateTable("users")
    .set({ email_verified: 1, two_factor_enabled: 0 })
    .where("id", "=", user.id)
    .execute();
}
