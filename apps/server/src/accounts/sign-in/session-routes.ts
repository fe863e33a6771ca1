import { createHmac, randomUUID } from "node:crypto";
import * as v from "valibot";
import type { Context } from "hono";
import { anyone, signedIn, type AppEnv, type Route } from "../../http/route.ts";
import type { ServerDeps } from "../../base/server-deps.ts";
import { findSession, type SignedIn } from "../../session/find-session.ts";
import { isGoogleOffered } from "./google-routes.ts";
import { rememberDevice } from "../known-devices.ts";
import { saveSessionDevice } from "../session-device.ts";

const deviceAnswerSchema = v.object({ use: v.picklist(["own", "shared"]) });

/** Who am I, whose device is this, and the key that seals a shared device's outbox. */
export function listSessionRoutes(deps: ServerDeps): readonly Route[] {
  return [
    anyone("GET api/session", {}, async (c) => {
      const session = await findSession(c.var.auth, c.req.raw.headers, deps.now());
      const { user, device } = session ?? { user: null, device: null };
      // Every way to sign in ends here.
      if (user) {
        const about = { userId: user.id, now: deps.now() };
        await rememberDevice(deps.database.queries, c, about);
      }
      if (session && device?.use !== "shared") await extendSession(c);
      return c.json({
        user,
        device,
        startedAt: session?.startedAt ?? null,
        now: deps.now(),
        mailConfigured: deps.mail.isConfigured,
        google: isGoogleOffered(c, deps),
        try: deps.config.isTryOffered,
      });
    }),
    signedIn(
      "POST api/device",
      { body: deviceAnswerSchema, whileStopped: "account" },
      async (c, session) => {
        const { use } = session.body;
        return c.json({ device: await saveDevice(session, use) });
      },
    ),
    signedIn("GET api/device/outbox-key", {}, async (c, session) => {
      const key = createHmac("sha256", deps.secrets.outboxKeys).update(session.user.id);
      return c.json({ key: key.digest("base64") });
    }),
  ];

  // better-auth moves the end of a session in daily use and renews its cookie. A shared device's
  // session must not be moved: it ends 12 hours after the answer.
  async function extendSession(c: Context<AppEnv>): Promise<void> {
    const { headers } = c.req.raw;
    const { headers: answer } = await c.var.auth.api.getSession({ headers, returnHeaders: true });
    for (const cookie of answer.getSetCookie()) c.header("Set-Cookie", cookie, { append: true });
  }

  async function saveDevice(session: SignedIn, use: "own" | "shared") {
    const device = { id: session.device?.id ?? randomUUID(), use };
    await saveSessionDevice(deps.database.queries, session.sessionId, { device, now: deps.now() });
    return device;
  }
}
