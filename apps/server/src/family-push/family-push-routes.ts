import { listFamilyPushes } from "@damim/domain/family-page/family-push.ts";
import { createECDH } from "node:crypto";
import type { ServerDeps } from "../base/server-deps.ts";
import { createClassOpening } from "../family-page/open-class-page.ts";
import { readClassNews } from "../family-page/read-family-news.ts";
import { failure } from "../http/http-failure.ts";
import { anyone, type Route } from "../http/route.ts";
import type { Links } from "../links/links.ts";
import { isPushAddress, toPushToken } from "../push/push-address.ts";
import { endpointBody, subscriptionBody } from "../push/push-bodies.ts";
import { addHeard, NOTHING_HEARD } from "./heard.ts";

const PER_MINUTE = { own: 60, write: 60 };
const MOST_BYTES = 4_096;
/** A class of 30 with three phones each, and their old ones until those are found gone. */
const MOST_BROWSERS = 200;

const addressUnknown = failure(
  422,
  "PushAddressUnknown",
  "이 브라우저의 알림 주소는 쓸 수 없어요.",
);
const full = failure(
  409,
  "TooManyBrowsers",
  `알림은 한 반에서 ${MOST_BROWSERS}대까지 받을 수 있어요. 이 화면을 열면 소식은 그대로 보여요.`,
);

/**
 * `POST api/class/:code/push` has a browser hear of a class, once more as often as it likes, `…/push/end` ends that. Nothing
 * says whose browser it is.
 */
export function listFamilyPushRoutes(
  deps: Pick<ServerDeps, "config" | "database" | "now"> & { readonly links: Links },
): readonly Route[] {
  const { config, database, now, links } = deps;
  const openClassPage = createClassOpening(deps, { links, perMinute: PER_MINUTE });
  const taken = { bodyMaxBytes: MOST_BYTES, touches: [] };
  return [
    anyone(
      "POST api/class/:code/push",
      { body: subscriptionBody, ...taken },
      async (c, { code, body: { endpoint, keys } }) => {
        const { place, codeHash } = await openClassPage(c, code, "write");
        if (!isPushAddress(endpoint, config.pushHosts) || !isKey(keys)) throw addressUnknown();
        const token = toPushToken(endpoint);
        const at = now();
        const found = await readClassNews({ queries: database.queries, links }, place, { now: at });
        // What stands on the page that was just read is no news.
        const heard = addHeard(NOTHING_HEARD, found ? listFamilyPushes(found.news) : []);
        await database.tx(async (work) => {
          const { count } = await work
            .selectFrom("family_push")
            .select(({ fn }) => fn.countAll<number | string>().as("count"))
            .where("code_hash", "=", codeHash)
            .where("token", "!=", token)
            .executeTakeFirstOrThrow();
          if (Number(count) >= MOST_BROWSERS) throw full();
          const row = { endpoint, ...keys, attempts: 0, next_at: at };
          await work
            .insertInto("family_push")
            .values({
              code_hash: codeHash,
              token,
              ...row,
              since: at,
              heard,
              day: "",
              sent: 0,
              holder: null,
              lease_until: 0,
            })
            .onConflict((conflict) => conflict.columns(["code_hash", "token"]).doUpdateSet(row))
            .execute();
        });
        return { status: true };
      },
    ),
    anyone(
      "POST api/class/:code/push/end",
      { body: endpointBody, ...taken },
      async (c, { code, body: { endpoint } }) => {
        const { codeHash } = await openClassPage(c, code, "own");
        await database.queries
          .deleteFrom("family_push")
          .where("code_hash", "=", codeHash)
          .where("token", "=", toPushToken(endpoint))
          .execute();
        return { status: true };
      },
    ),
  ];
}

/** What no message can be encrypted for would look like a push service that is away. */
function isKey({ p256dh, auth }: { readonly p256dh: string; readonly auth: string }): boolean {
  const pair = createECDH("prime256v1");
  pair.generateKeys();
  try {
    pair.computeSecret(Buffer.from(p256dh, "base64url"));
  } catch {
    return false;
  }
  return Buffer.from(auth, "base64url").length === 16;
}
