import type { Database } from "../db/open-database.ts";
import type { Queries } from "../db/schema.ts";
import { failure } from "../http/http-failure.ts";
import { audit } from "./audit.ts";

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

/** 503, so that devices keep the words and send them when it is over. */
export const suspended = failure(
  503,
  "Suspended",
  "관리자가 잠시 멈췄어요. 쓴 내용은 이 기기에 있고, 풀리면 보내요.",
);

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
