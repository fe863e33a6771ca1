import type { DeliveryCountsReply } from "@damim/domain/admin/delivery-counts.ts";
import type { Queries } from "../db/schema.ts";

const DAY_MS = 86_400_000;
const FAILURES_SHOWN = 5;

/** Counts messages and devices for 관리 「서비스」 (spec 15 §9). Reads no body. */
export async function countDeliveries(queries: Queries, now: number): Promise<DeliveryCountsReply> {
  const messages = queries
    .selectFrom("deliveries")
    .select(({ fn }) => fn.countAll<number | string>().as("count"));
  const waiting = await messages.where("state", "!=", "over").executeTakeFirstOrThrow();
  const settled = await messages
    .where("state", "=", "over")
    .where("due_at", ">", now - DAY_MS)
    .executeTakeFirstOrThrow();
  const devices = await queries
    .selectFrom("push_subscriptions")
    .select(({ fn }) => [fn.countAll<number | string>().as("count"), "last_failure"])
    .groupBy("last_failure")
    .execute();
  const failing = devices
    .flatMap(({ last_failure: why, count }) => (why ? [{ why, count: Number(count) }] : []))
    .toSorted((a, b) => b.count - a.count);
  const sum = (counts: readonly { readonly count: number | string }[]): number =>
    counts.reduce((all, { count }) => all + Number(count), 0);
  return {
    waiting: Number(waiting.count),
    settledToday: Number(settled.count),
    devices: sum(devices),
    failingDevices: sum(failing),
    failures: failing.slice(0, FAILURES_SHOWN),
  };
}
