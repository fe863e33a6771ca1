import type { Database } from "../db/open-database.ts";
import { failure } from "../http/http-failure.ts";
import { findSuspension } from "../session/find-suspension.ts";
import { audit } from "./audit.ts";
import { lockGoingAdmins } from "./going-admins.ts";

/**
 * Stops the writing of an account until an instant, or lets it go on (null), with its line in the log. One admin always
 * goes on: who is stopped could not take it back.
 */
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
    const going = await lockGoingAdmins(queries, database.kind, { actorId, now: now() });
    if (until !== null && going.every((admin) => admin === uid)) throw lastGoingAdmin();
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
      before: String(before?.until ?? ""),
      after: String(until ?? ""),
    });
  });
}

const lastGoingAdmin = failure(
  409,
  "last-admin",
  "멈추지 않은 관리자가 한 명은 있어야 해요. 바뀐 것은 없어요. 다른 선생님을 관리자로 정한 뒤에 멈춰 주세요.",
);
