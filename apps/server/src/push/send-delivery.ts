import type { Database } from "../db/open-database.ts";
import type { DeliveryRow, PushSubscriptionRow } from "../db/push-tables.ts";
import { OPEN_PAGES } from "../deliver/deliver.ts";
import { settleDelivery } from "./claim-deliveries.ts";
import type { OpenPages, Toast } from "../live/open-pages.ts";
import { findPause, LONGEST_PAUSE_MS } from "./retry-pause.ts";
import type { Sending } from "./open-sending.ts";
import type { PushOutcome } from "./send-push.ts";
import type { PushSubscriptions } from "./subscriptions.ts";

export interface SendDeps extends Pick<Sending, "restsUntil" | "send" | "now" | "chance"> {
  readonly database: Database;
  readonly subscriptions: PushSubscriptions;
  readonly pages: OpenPages;
}

/** Tells open pages, then each device that was not reached yet; what is left is tried again until nobody needs it. */
export async function sendDelivery(deps: SendDeps, delivery: DeliveryRow): Promise<void> {
  const { database, subscriptions, pages, now } = deps;
  const { queries } = database;
  const payload: Toast = {
    tag: delivery.dedupe,
    title: delivery.title,
    body: delivery.body,
    path: delivery.path,
  };
  const done = new Set(JSON.parse(delivery.done) as readonly string[]);
  const save = async (reached: string): Promise<void> => {
    done.add(reached);
    const set = { done: JSON.stringify([...done]) };
    await queries.updateTable("deliveries").set(set).where("id", "=", delivery.id).execute();
  };
  if (!done.has(OPEN_PAGES)) {
    pages.tell(delivery.user_id, payload);
    await save(OPEN_PAGES);
  }
  const left = (await subscriptions.listLive(delivery.user_id)).filter(
    ({ token }) => !done.has(token),
  );
  const isUrgent = delivery.class === "urgent" || delivery.class === "own";
  const message = { payload, ttlMs: delivery.ttl_until - now(), isUrgent };
  let nextAt = Infinity;
  let failure: string | null = null;
  for (const device of left) {
    const restsUntil = deps.restsUntil(device.endpoint);
    if (restsUntil > now()) {
      nextAt = Math.min(nextAt, restsUntil);
      continue;
    }
    const outcome = await deps.send(device, message);
    await note(device, outcome);
    if (outcome.type === "taken" || outcome.type === "gone") {
      await save(device.token);
      continue;
    }
    failure = outcome.why;
    const spread = findPause(delivery.attempts, deps.chance());
    const afterMs =
      outcome.type === "later" ? Math.min(outcome.afterMs ?? spread, 1.2 * LONGEST_PAUSE_MS) : 0;
    nextAt = Math.min(nextAt, Math.max(now() + afterMs, deps.restsUntil(device.endpoint)));
  }
  const isOver = nextAt > delivery.ttl_until;
  await settleDelivery(queries, delivery, {
    attempts: delivery.attempts + 1,
    last_failure: failure,
    ...(isOver ? { state: "over" } : { state: "waiting", next_at: Math.ceil(nextAt) }),
  });

  async function note(device: PushSubscriptionRow, outcome: PushOutcome): Promise<void> {
    const { token } = device;
    if (outcome.type === "gone") return subscriptions.remove(device.user_id, token);
    await queries
      .updateTable("push_subscriptions")
      .set(
        outcome.type === "taken"
          ? { taken_at: now(), failures: 0, last_failure: null }
          : { failures: device.failures + 1, last_failure: outcome.why },
      )
      .where("token", "=", token)
      .execute();
  }
}
