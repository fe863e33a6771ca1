import type { ServerDeps } from "../base/server-deps.ts";
import type { LiveBus } from "../live/bus/live-bus.ts";
import type { WriteScope } from "../sync/scope-writer.ts";
import { createWaitingMails } from "../deliver/mails/waiting-mails.ts";
import { createDueTimes } from "../due-times/due-times.ts";
import { createWake } from "./create-wake.ts";
import { createDeliveries, type Deliveries } from "./deliveries.ts";
import { createOpenPages, type OpenPages } from "../live/open-pages.ts";
import { openSending } from "./open-sending.ts";
import { createPushSubscriptions, type PushSubscriptions } from "./subscriptions.ts";
import { toVapidKeys, type VapidKeys } from "./vapid-keys.ts";

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
  const { database, now, config } = deps;
  const keys = toVapidKeys(deps.secrets.vapid);
  const subscriptions = createPushSubscriptions({ database, now, writeScope });
  const pages = createOpenPages(bus);
  const deliveries = createDeliveries({
    database,
    dueTimes: createDueTimes({ database, now }),
    mail: deps.mail,
    mails: createWaitingMails(deps.secrets.mails),
    subscriptions,
    pages,
    ...openSending(deps, keys, "teachers"),
  });
  const wakePush = createWake({ role: config.role, bus, deliveries });
  return { keys, subscriptions, pages, deliveries, wakePush };
}
