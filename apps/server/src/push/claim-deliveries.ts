import type { ExpressionBuilder } from "kysely";
import type { Database } from "../db/open-database.ts";
import type { DeliveryRow } from "../db/push-tables.ts";
import type { Queries, Tables } from "../db/schema.ts";
import { LONGEST_PAUSE_MS } from "./retry-pause.ts";

const AT_ONCE = 20;
const LEASE_MS = 60_000;
/** A message that is over is kept so long, so that its cause is not told again. */
const REMEMBERED_MS = 30 * 86_400_000;

/** Takes messages that are due and that nobody holds; of several processes only one gets each. */
export async function claimDeliveries(
  { tx }: Database,
  { holder, now }: { readonly holder: string; readonly now: number },
): Promise<readonly DeliveryRow[]> {
  // A lease longer than any was taken while the clock ran ahead (`claim-job.ts`).
  const isFree = (eb: ExpressionBuilder<Tables, "deliveries">) =>
    eb.or([eb("lease_until", "<", now), eb("lease_until", ">", now + 2 * LEASE_MS)]);
  return tx(async (queries) => {
    const due = await queries
      .selectFrom("deliveries")
      .select("id")
      .where("state", "in", ["new", "waiting"])
      // What was tried never waits longer than that: it was put off while the clock ran ahead.
      .where((eb) =>
        eb.or([
          eb("next_at", "<=", now),
          eb.and([eb("attempts", ">", 0), eb("next_at", ">", now + 2 * LONGEST_PAUSE_MS)]),
        ]),
      )
      .where(isFree)
      .orderBy("next_at")
      .limit(AT_ONCE)
      .execute();
    if (due.length === 0) return [];
    return queries
      .updateTable("deliveries")
      .set({ holder, lease_until: now + LEASE_MS })
      .where(
        "id",
        "in",
        due.map(({ id }) => id),
      )
      .where(isFree)
      .returningAll()
      .execute();
  });
}

/** Gives a message back until `nextAt`, or for good. A holder that was taken for dead meanwhile changes nothing. */
export async function settleDelivery(
  queries: Queries,
  { id, holder }: Pick<DeliveryRow, "id" | "holder">,
  set: Partial<Omit<DeliveryRow, "id">>,
): Promise<void> {
  await queries
    .updateTable("deliveries")
    .set({ ...set, holder: null, lease_until: 0 })
    .where("id", "=", id)
    .where("holder", "=", holder)
    .execute();
}

/** Takes back what a process that died here held; only where no other one can hold anything. */
export async function releaseDeliveries({ queries, kind }: Database): Promise<void> {
  if (kind !== "sqlite") return;
  await queries
    .updateTable("deliveries")
    .set({ holder: null, lease_until: 0 })
    .where("holder", "is not", null)
    .execute();
}

/** Epoch ms of the earliest message that waits; undefined when none does. */
export async function findNextDelivery(queries: Queries): Promise<number | undefined> {
  const found = await queries
    .selectFrom("deliveries")
    .select("next_at")
    .where("state", "in", ["new", "waiting"])
    .orderBy("next_at")
    .limit(1)
    .executeTakeFirst();
  return found?.next_at;
}

/** Forgets messages that were over long ago. */
export async function trimDeliveries(queries: Queries, now: number): Promise<void> {
  await queries
    .deleteFrom("deliveries")
    .where("state", "=", "over")
    .where("next_at", "<", now - REMEMBERED_MS)
    .execute();
}
