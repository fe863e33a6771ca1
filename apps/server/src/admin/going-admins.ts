import type { Database } from "../db/open-database.ts";
import type { Queries } from "../db/schema.ts";
import { suspended } from "../http/stopped.ts";

/**
 * The admins whom nobody has stopped, under a lock until the transaction ends. Refuses where the one who asks has been
 * stopped meanwhile: of two who stop each other at once, the first one does.
 */
export async function lockGoingAdmins(
  queries: Queries,
  kind: Database["kind"],
  { actorId, now }: { readonly actorId: string; readonly now: number },
): Promise<readonly string[]> {
  const asking = queries.selectFrom("roles").select("user_id").where("role", "=", "admin");
  const admins = await (kind === "postgres" ? asking.forUpdate() : asking).execute();
  const stops = await queries
    .selectFrom("suspensions")
    .select(["user_id", "until", "reason"])
    .where("until", ">", now)
    .execute();
  const stopped = new Set(stops.map((stop) => stop.user_id));
  const own = stops.find((stop) => stop.user_id === actorId);
  if (own) throw suspended(own);
  return admins.map((one) => one.user_id).filter((uid) => !stopped.has(uid));
}
