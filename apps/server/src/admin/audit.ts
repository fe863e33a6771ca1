import type { AuditAct } from "@damim/domain/admin/audit.ts";
import { createUuidV7 } from "../base/uuid-v7.ts";
import type { AuditRow } from "../db/admin-tables.ts";
import type { Queries } from "../db/schema.ts";

export interface Audited {
  readonly actorId: string;
  readonly act: AuditAct;
  /** Whom or what it was done to: a uid, an id; empty for the server itself. */
  readonly targetId?: string;
  /** What whoever did it wrote. Never a text of a teacher's or a pupil's name. */
  readonly reason?: string;
  readonly before?: string;
  readonly after?: string;
}

/** Writes down what somebody did by a role, within the transaction of the deed: neither is without the other. */
export async function audit(queries: Queries, now: number, audited: Audited): Promise<void> {
  const { actorId, act, targetId = "", reason = "", before = "", after = "" } = audited;
  const row: AuditRow = {
    id: createUuidV7(now),
    at: now,
    actor_id: actorId,
    act,
    target_id: targetId,
    reason,
    before,
    after,
  };
  await queries.insertInto("audit").values(row).execute();
}
