import {
  decideRoleChange,
  roleMessages,
  type Role,
  type RoleRefusal,
} from "@damim/domain/admin/role.ts";
import { toStamp } from "@damim/sync/clock.ts";
import { HttpFailure } from "../http/http-failure.ts";
import { makePromise, type PromiseDeps } from "../promises/keep-promises.ts";
import { findRole } from "../session/find-role.ts";
import { audit } from "./audit.ts";
import { lockGoingAdmins } from "./going-admins.ts";

/**
 * Gives, changes or takes a role, with its line in the log, in one transaction. Two admins who take the role from each
 * other at once: one stays who is not stopped, for the rows of all admins are counted under a lock.
 */
export async function changeRole(
  { database, now, config }: PromiseDeps,
  change: {
    readonly actorId: string;
    readonly uid: string;
    readonly to: Role | null;
    readonly reason: string;
  },
): Promise<void> {
  const { actorId, uid, to, reason } = change;
  const refusal = await database.tx(async (queries): Promise<RoleRefusal | undefined> => {
    const going = await lockGoingAdmins(queries, database.kind, { actorId, now: now() });
    const from = await findRole(queries, uid);
    const refused = decideRoleChange(from, to, {
      adminCount: going.filter((admin) => admin !== uid).length + 1,
    });
    if (refused) return refused;
    await queries.deleteFrom("roles").where("user_id", "=", uid).execute();
    // A lower one takes the higher one away too.
    const promise = {
      promise: "roleTaken",
      uid,
      of: "role",
      at: toStamp(now(), 0, "server"),
    } as const;
    if (from) await makePromise(queries, config.dataDir, promise);
    if (to) {
      const row = { user_id: uid, role: to, given_at: now() };
      await queries.insertInto("roles").values(row).execute();
    }
    await audit(queries, now(), {
      actorId,
      act: "role",
      targetId: uid,
      reason,
      before: from ?? "",
      after: to ?? "",
    });
    return undefined;
  });
  if (refusal) throw new HttpFailure(409, refusal, roleMessages[refusal]);
}
