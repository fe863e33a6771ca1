import type { HandoverCounts, HandoversReply } from "@damim/domain/handover/handover.ts";
import type { Queries } from "../db/schema.ts";

/** Both sides of one teacher, the newest first. What was not given yet says how many, and nothing else of them. */
export async function listHandovers(
  queries: Queries,
  uid: string,
  now: number,
): Promise<HandoversReply> {
  const rows = await queries
    .selectFrom("handovers")
    .leftJoin("users as giver", "giver.id", "handovers.giver_id")
    .leftJoin("users as receiver", "receiver.id", "handovers.receiver_id")
    .selectAll("handovers")
    .select(["giver.email as from", "receiver.email as to"])
    .where((where) => where.or([where("giver_id", "=", uid), where("receiver_id", "=", uid)]))
    .where("expires_at", ">", now)
    .orderBy("made_at", "desc")
    .orderBy("handovers.id")
    .execute();
  const list = rows.map((row) => ({
    ...row,
    counts: JSON.parse(row.counts) as HandoverCounts,
    // Once that account is gone nothing; where there never was one, what was typed.
    to: row.to ?? (row.receiver_id.includes("@") ? row.receiver_id : null),
    madeAt: row.made_at,
    expiresAt: row.expires_at,
    acceptedAt: row.accepted_at,
    left: (JSON.parse(row.pupils) as readonly unknown[]).length,
  }));
  return {
    given: list
      .filter((row) => row.giver_id === uid)
      .map(({ id, year, to, state, counts, madeAt, expiresAt, acceptedAt }) => {
        return { id, year, to, state, counts, madeAt, expiresAt, acceptedAt };
      }),
    received: list
      // What its giver took back was never hers.
      .filter((row) => row.receiver_id === uid && row.state !== "withdrawn")
      .map((row) => {
        const { id, year, from, from_class: fromClass, state, counts, expiresAt, acceptedAt } = row;
        const pupilCount = state === "accepted" || state === "taken" ? row.left : counts.pupils;
        return { id, year, from, fromClass, state, pupilCount, expiresAt, acceptedAt };
      }),
  };
}
