import type { Database } from "../db/open-database.ts";
import { audit } from "./audit.ts";

/**
 * Makes an account an admin by its address, for whoever sits at the machine itself (spec 14 §10). Whoever has the data
 * folder has everything; the line in the log says how it came.
 *
 * "unknown" where no account has this address, "already" where nothing had to change.
 */
export async function addAdmin(
  { database, now }: { readonly database: Database; readonly now: () => number },
  email: string,
): Promise<"added" | "already" | "unknown"> {
  return database.tx(async (queries) => {
    const user = await queries
      .selectFrom("users")
      .leftJoin("roles", "roles.user_id", "users.id")
      .select(["users.id", "roles.role"])
      .where("users.email", "=", email.trim().toLowerCase())
      .executeTakeFirst();
    if (!user) return "unknown";
    if (user.role === "admin") return "already";
    await queries.deleteFrom("roles").where("user_id", "=", user.id).execute();
    const row = { user_id: user.id, role: "admin", given_at: now() };
    await queries.insertInto("roles").values(row).execute();
    await audit(queries, now(), {
      actorId: user.id,
      act: "role",
      targetId: user.id,
      reason: "npm run admin",
      before: user.role ?? "",
      after: "admin",
    });
    return "added";
  });
}
