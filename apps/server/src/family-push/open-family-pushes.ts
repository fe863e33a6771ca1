import { randomUUID } from "node:crypto";
import type { ServerDeps } from "../base/server-deps.ts";
import type { Links } from "../links/links.ts";
import { createPushHosts } from "../push/push-hosts.ts";
import { sendPush } from "../push/send-push.ts";
import { findContact, type VapidKeys } from "../push/vapid-keys.ts";
import { createFamilyPushes, type FamilyPushes } from "./family-pushes.ts";

/** The parts that tell families, tied together. */
export function openFamilyPushes(
  deps: ServerDeps & { readonly links: Links; readonly push: { readonly keys: VapidKeys } },
): FamilyPushes {
  const { database, links, now, config, log, push } = deps;
  const about = { fetch: deps.fetchOutside, keys: push.keys, contact: findContact(config), now };
  return createFamilyPushes({
    database,
    links,
    hosts: createPushHosts(now),
    async send(browser, message) {
      const outcome = await sendPush(about, browser, message);
      deps.figures?.called("push", outcome.type);
      return outcome;
    },
    onRefusal: (facts) => log.info(facts, "a push service did not take a message to a family"),
    now,
    chance: Math.random,
    holder: randomUUID(),
    setTimer(work, delayMs) {
      const timer = setTimeout(work, delayMs).unref();
      return () => clearTimeout(timer);
    },
    onFailure: (error) => log.warn({ err: error }, "families were not told"),
  });
}
