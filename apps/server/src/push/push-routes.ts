import { isPushRefusal, type PushRefusal } from "@damim/domain/push/push-refusal.ts";
import type { ServerDeps } from "../base/server-deps.ts";
import { createUuidV7 } from "../base/uuid-v7.ts";
import { HttpFailure, tooOften } from "../http/http-failure.ts";
import { nothing, admin, signedIn, type Route } from "../http/route.ts";
import { createLimit } from "../session/limits.ts";
import { toDeviceName } from "../session/device-name.ts";
import { countDeliveries } from "./delivery-counts.ts";
import type { Deliveries } from "./deliveries.ts";
import { deliver } from "../deliver/deliver.ts";
import { isApple, isPushAddress, toPushToken } from "./push-address.ts";
import { endpointBody, subscriptionBody } from "./push-bodies.ts";
import type { PushSubscriptions } from "./subscriptions.ts";
import { findContact, type VapidKeys } from "./vapid-keys.ts";

const BODY_MAX_BYTES = 2_048;
const TESTS_PER_HOUR = 6;
const TEST_TTL_MS = 10 * 60_000;

const refuseTest = tooOften(
  "PushTestsTooOften",
  "알림은 한 시간에 여섯 번까지 보내 볼 수 있어요. 잠시 뒤에 다시 눌러 주세요.",
);

/**
 * `GET api/push/key` (the key and the devices; a device says with it why it cannot hear, for the log), `POST`, `DELETE api/push/subscriptions`, `POST api/push/test`, and
 * `POST api/push/shown`, by which a device says that a message was on its screen.
 */
export function listPushRoutes(
  deps: ServerDeps & {
    readonly push: {
      readonly keys: VapidKeys;
      readonly subscriptions: PushSubscriptions;
      readonly deliveries: Pick<Deliveries, "wake">;
    };
  },
): readonly Route[] {
  const { config, database, log, now } = deps;
  // Why, and nothing else: not whose device, and never its address.
  const noteRefusal = (why: PushRefusal | "address-unknown"): void =>
    log.info({ why }, "a device cannot hear by push");
  const { keys, subscriptions, deliveries } = deps.push;
  const limit = createLimit({ burst: TESTS_PER_HOUR, seconds: 3600, now, refuse: refuseTest });
  const taken = { bodyMaxBytes: BODY_MAX_BYTES };
  return [
    admin("GET api/admin/deliveries", {}, () => countDeliveries(database.queries, now())),
    signedIn("GET api/push/key", { query: ["refused"] }, async (c, { user, sessionId }) => {
      const refused = c.req.query("refused") ?? "";
      if (isPushRefusal(refused)) noteRefusal(refused);
      const devices = await subscriptions.listLive(user.id);
      return c.json({
        key: keys.publicKey,
        devices: devices.map((device) => ({
          token: device.token,
          name: device.device,
          isThis: device.session_id === sessionId,
          savedAt: device.saved_at,
          takenAt: device.taken_at,
          shownAt: device.shown_at,
          failure: device.last_failure,
          lacksContact: findContact(config) === undefined && isApple(device.endpoint),
        })),
      });
    }),
    signedIn(
      "POST api/push/subscriptions",
      { body: subscriptionBody, ...taken, whileStopped: "account" },
      async (c, session) => {
        const { endpoint, keys: secrets } = session.body;
        if (session.device?.use === "shared") {
          noteRefusal("shared-device");
          throw new HttpFailure(
            422,
            "PushOnSharedDevice",
            "함께 쓰는 기기에는 알림을 보내지 않아요.",
          );
        }
        if (!isPushAddress(endpoint, config.pushHosts)) {
          noteRefusal("address-unknown");
          throw new HttpFailure(
            422,
            "PushAddressUnknown",
            "이 브라우저의 알림 주소는 쓸 수 없어요.",
          );
        }
        const token = await subscriptions.save({
          uid: session.user.id,
          sessionId: session.sessionId,
          device: toDeviceName(c.req.header("user-agent") ?? null),
          endpoint,
          ...secrets,
        });
        return c.json({ token });
      },
    ),
    // The endpoint's token stands in the address: the endpoint itself is a secret, which no log may hold.
    signedIn(
      "DELETE api/push/subscriptions",
      { query: ["token"], whileStopped: "account" },
      async (c, { user }) => {
        await subscriptions.remove(user.id, c.req.query("token") ?? "");
        return c.json({ status: true });
      },
    ),
    signedIn("POST api/push/test", { body: nothing, ...taken, limit }, async (c, { user }) => {
      const at = now();
      await database.tx((queries) =>
        deliver(
          queries,
          [user.id],
          {
            source: "test",
            cls: "own",
            dedupe: `test~${createUuidV7(at)}`,
            title: "보내 본 알림",
            body: "이 알림이 보이면 잘 오는 거예요.",
            path: "/mypage",
            ttlMs: TEST_TTL_MS,
          },
          at,
        ),
      );
      deliveries.wake();
      return c.json({ at });
    }),
    signedIn(
      "POST api/push/shown",
      { body: endpointBody, ...taken, whileStopped: "account" },
      async (c, { user, body: { endpoint } }) => {
        await database.queries
          .updateTable("push_subscriptions")
          .set({ shown_at: now() })
          .where("user_id", "=", user.id)
          .where("token", "=", toPushToken(endpoint))
          .execute();
        return c.json({ status: true });
      },
    ),
  ];
}
