import {
  decideHandover,
  type HandoverAct,
  type HandoverActor,
} from "@damim/domain/handover/decide-handover.ts";
import type { Queries } from "../db/schema.ts";
import type { HandoverRow } from "../db/synced-tables.ts";
import { findSuspension } from "../session/find-suspension.ts";
import { handoverMoved, handoverTaken, handoverUnknown } from "./handover-failures.ts";

/** Which hand-over, and who asks. */
export interface Asked {
  readonly id: string;
  readonly uid: string;
}

/** A hand-over that this teacher gives or receives; of anybody else, and after its time, there is none. */
export async function findOf(
  queries: Queries,
  { id, uid }: Asked,
  now: number,
): Promise<HandoverRow> {
  const row = await queries
    .selectFrom("handovers")
    .selectAll()
    .where("id", "=", id)
    .where((where) => where.or([where("giver_id", "=", uid), where("receiver_id", "=", uid)]))
    .where("expires_at", ">", now)
    .executeTakeFirst();
  if (!row) throw handoverUnknown();
  return row;
}

/**
 * Writes down what an act makes of it, for one of several who act at once. A stopped giver hands nothing over.
 *
 * @param found as it was read in the same transaction
 */
export async function move(
  queries: Queries,
  found: HandoverRow,
  { uid, act, now }: { readonly uid: string; readonly act: HandoverAct; readonly now: number },
): Promise<HandoverRow> {
  const actor: HandoverActor = found.giver_id === uid ? "giver" : "receiver";
  const state = decideHandover(actor, act, found.state);
  if (!state)
    throw found.state === "taken" && actor === "giver" ? handoverTaken() : handoverMoved();
  const isGiven = act === "accept" || act === "take";
  if (isGiven && (await findSuspension(queries, found.giver_id, now)) !== null)
    throw handoverUnknown();
  const moved = await queries
    .updateTable("handovers")
    .set({
      state,
      ...((state === "withdrawn" || state === "declined") && { pupils: "[]" }),
      ...(act === "accept" && { accepted_at: found.accepted_at ?? now }),
    })
    .where("id", "=", found.id)
    .where("state", "=", found.state)
    .returningAll()
    .executeTakeFirst();
  if (!moved) throw handoverMoved();
  return moved;
}
