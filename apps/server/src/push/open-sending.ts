import { randomUUID } from "node:crypto";
import type { ServerDeps } from "../base/server-deps.ts";
import type { PushSubscriptionRow } from "../db/push-tables.ts";
import { createPushHosts, type PushHosts } from "./push-hosts.ts";
import { sendPush, type PushOutcome } from "./send-push.ts";
import { findContact, type VapidKeys } from "./vapid-keys.ts";

type Device = Pick<PushSubscriptionRow, "endpoint" | "p256dh" | "auth">;

/** How messages leave this process for push services, and what their loop takes of the world. */
export interface Sending extends Pick<PushHosts, "restsUntil"> {
  /** Sends one, and remembers how its service answered; what it did not take is told the operator without the address. */
  readonly send: (device: Device, message: Parameters<typeof sendPush>[2]) => Promise<PushOutcome>;
  readonly now: () => number;
  /** 0 to 1, spreads the retries. */
  readonly chance: () => number;
  /** This process, unlike all others. */
  readonly holder: string;
  readonly setTimer: (work: () => void, delayMs: number) => () => void;
  readonly onFailure: (error: unknown) => void;
}

/**
 * The way to push services for one sort of hearers, as the log calls them: a service that fails for one sort holds up no other.
 *
 * ```ts
 * createDeliveries({ ...deps, ...openSending(deps, keys, "teachers") });
 * ```
 */
export function openSending(
  { config, fetchOutside, figures, log, now }: ServerDeps,
  keys: VapidKeys,
  whom: string,
): Sending {
  const hosts = createPushHosts(now);
  const about = { fetch: fetchOutside, keys, contact: findContact(config), now };
  return {
    restsUntil: (endpoint) => hosts.restsUntil(endpoint),
    async send(device, message) {
      const { endpoint } = device;
      const outcome = await sendPush(about, device, message);
      figures?.called("push", outcome.type);
      if (outcome.type === "taken" || outcome.type === "gone") hosts.noteAnswer(endpoint);
      else if (outcome.type === "ours") hosts.noteRefusal(endpoint);
      else if (outcome.afterMs === undefined) hosts.noteFailure(endpoint);
      if (outcome.type !== "taken") {
        const why = outcome.type === "gone" ? "gone" : outcome.why;
        log.info(
          { host: new URL(endpoint).host, why, whom },
          "a push service did not take a message",
        );
      }
      return outcome;
    },
    now,
    chance: Math.random,
    holder: randomUUID(),
    setTimer(work, delayMs) {
      const timer = setTimeout(work, delayMs).unref();
      return () => clearTimeout(timer);
    },
    onFailure: (error) => log.warn({ err: error, whom }, "messages were not sent"),
  };
}
