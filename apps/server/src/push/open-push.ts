import { randomUUID } from "node:crypto";
import type { ServerDeps } from "../base/server-deps.ts";
import type { LiveBus } from "../live/bus/live-bus.ts";
import type { WriteScope } from "../sync/scope-writer.ts";
import { createWaitingMails } from "../deliver/mails/waiting-mails.ts";
import { createDueTimes } from "../due-times/due-times.ts";
import { createWake } from "./create-wake.ts";
import { createDeliveries, type Deliveries } from "./deliveries.ts";
import { createOpenPages, type OpenPages } from "../live/open-pages.ts";
import { createPushHosts } from "./push-hosts.ts";
import { sendPush } from "./send-push.ts";
import { createPushSubscriptions, type PushSubscriptions } from "./subscriptions.ts";
import { findContact, toVapidKeys, type VapidKeys } from "./vapid-keys.ts";

/** The parts of push in this process, tied together. */
export function openPush(
  deps: ServerDeps,
  { bus, writeScope }: { readonly bus: LiveBus; readonly writeScope: WriteScope },
): {
  readonly keys: VapidKeys;
  readonly subscriptions: PushSubscriptions;
  readonly pages: OpenPages;
  readonly deliveries: Deliveries;
  /** A message was written down just now: whoever sends them looks at once. */
  readonly wakePush: () => void;
} {
  const { database, now, config, log } = deps;
  const keys = toVapidKeys(deps.secrets.vapid);
  const contact = findContact(config);
  const subscriptions = createPushSubscriptions({ database, now, writeScope });
  const pages = createOpenPages(bus);
  const deliveries = createDeliveries({
    database,
    dueTimes: createDueTimes({ database, now }),
    mail: deps.mail,
    mails: createWaitingMails(deps.secrets.mails),
    subscriptions,
    pages,
    hosts: createPushHosts(now),
    async send(device, message) {
      const about = { fetch: deps.fetchOutside, keys, contact, now };
      const outcome = await sendPush(about, device, message);
      deps.figures?.called("push", outcome.type);
      return outcome;
    },
    onRefusal: (facts) => log.info(facts, "a push service did not take a message"),
    now,
    chance: Math.random,
    holder: randomUUID(),
    setTimer(work, delayMs) {
      const timer = setTimeout(work, delayMs).unref();
      return () => clearTimeout(timer);
    },
    onFailure: (error) => log.warn({ err: error }, "messages were not sent"),
  });
  const wakePush = createWake({ role: config.role, bus, deliveries });
  return { keys, subscriptions, pages, deliveries, wakePush };
}
