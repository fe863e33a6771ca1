import type { Database } from "../db/open-database.ts";
import { findSuspension } from "../session/find-suspension.ts";
import { audit } from "./audit.ts";

/** Stops the writing of an account until an instant, or lets it go on (null), with its line in the log. */
export async function suspend(
  { database, now }: { readonly database: Database; readonly now: () => number },
  change: {
    readonly actorId: string;
    readonly uid: string;
    readonly until: number | null;
    readonly reason: string;
  },
): Promise<void> {
  const { actorId, uid, until, reason } = change;
  await database.tx(async (queries) => {
    const before = await findSuspension(queries, uid, now());
    await queries.deleteFrom("suspensions").where("user_id", "=", uid).execute();
    if (until !== null) {
      await queries.insertInto("suspensions").values({ user_id: uid, until, reason }).execute();
    }
    await audit(queries, now(), {
      actorId,
      act: "suspend",
      targetId: uid,
      reason,
      before: String(before ?? ""),
      after: String(until ?? ""),
    });
  });
}
