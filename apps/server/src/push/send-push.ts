// oxlint-disable-next-line typescript/triple-slash-reference -- tests of pages compile this file without our folder
/// <reference path="./web-push.d.ts" />
// Its exports are a CommonJS object: only a bundler finds names in it.
import webPush from "web-push";
import type { FetchOutside } from "../base/ports/outside.ts";
import type { PushSubscriptionRow } from "../db/push-tables.ts";
import type { Toast } from "../live/open-pages.ts";
import { isApple } from "./push-address.ts";
import type { VapidKeys } from "./vapid-keys.ts";

/** What became of one message to one device. Times in ms. */
export type PushOutcome =
  | { readonly type: "taken" }
  /** The device gave its address up. */
  | { readonly type: "gone" }
  /** The service wants to be asked later. */
  | { readonly type: "later"; readonly afterMs?: number; readonly why: string }
  /** Our key or contact was refused: nothing is wrong with the device. */
  | { readonly type: "ours"; readonly why: string };

const TIME_LIMIT_MS = 10_000;

/**
 * Sends one message to one device, encrypted for it alone (RFC 8291), and says what its service answered (spec 15 §1):
 * 413 is tried again without the body, 404 and 410 mean that the device is gone, 400, 401 and 403 that we are wrong.
 */
export async function sendPush(
  deps: {
    readonly fetch: FetchOutside;
    readonly keys: VapidKeys;
    readonly contact: string | undefined;
    readonly now: () => number;
  },
  device: Pick<PushSubscriptionRow, "endpoint" | "p256dh" | "auth">,
  message: { readonly payload: Toast; readonly ttlMs: number; readonly isUrgent: boolean },
): Promise<PushOutcome> {
  const { fetch, keys, now } = deps;
  if (!deps.contact && isApple(device.endpoint)) return { type: "ours", why: "no-contact" };
  const { payload, ttlMs, isUrgent } = message;
  const send = async (content: Toast): Promise<Response> => {
    const request = webPush.generateRequestDetails(
      { endpoint: device.endpoint, keys: { p256dh: device.p256dh, auth: device.auth } },
      JSON.stringify(content),
      {
        vapidDetails: { subject: deps.contact ?? "mailto:damim@example.com", ...keys },
        TTL: Math.max(0, Math.floor(ttlMs / 1000)),
        urgency: isUrgent ? "high" : "normal",
        contentEncoding: "aes128gcm",
      },
    );
    const { "Content-Length": _, ...headers } = request.headers;
    const response = await fetch(device.endpoint, {
      method: "POST",
      headers: Object.fromEntries(Object.entries(headers).map(([n, value]) => [n, `${value}`])),
      body: new Uint8Array(request.body ?? []),
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
      redirect: "error",
    });
    await response.body?.cancel();
    return response;
  };
  try {
    const first = await send(payload);
    return toOutcome(first.status === 413 ? await send({ ...payload, body: "" }) : first, now());
  } catch (error) {
    return { type: "later", why: error instanceof Error ? error.name : "unreachable" };
  }
}

function toOutcome({ status, headers }: Response, now: number): PushOutcome {
  const why = String(status);
  if (status >= 200 && status < 300) return { type: "taken" };
  if (status === 404 || status === 410) return { type: "gone" };
  if (status === 429) {
    const afterMs = readRetryAfter(headers.get("retry-after"), now);
    return afterMs === undefined ? { type: "later", why } : { type: "later", afterMs, why };
  }
  return status >= 500 ? { type: "later", why } : { type: "ours", why };
}

/** Seconds, or a date. */
function readRetryAfter(text: string | null, now: number): number | undefined {
  if (text === null) return undefined;
  if (/^\d{1,6}$/.test(text)) return Number(text) * 1000;
  const at = Date.parse(text);
  return Number.isNaN(at) ? undefined : Math.max(0, at - now);
}
