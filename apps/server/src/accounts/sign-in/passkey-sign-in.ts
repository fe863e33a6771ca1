import type { Context } from "hono";
import * as v from "valibot";
import { failure } from "../../http/http-failure.ts";
import { anyone, signedIn, type AppEnv, type Route, nothing } from "../../http/route.ts";
import { callAuth } from "../call-auth.ts";
import type { PasskeyDeps } from "./passkey-auths.ts";
import { assertionSchema } from "./passkey-response.ts";
import { toOptions } from "./passkey-routes.ts";
import { markSteppedUp } from "../../http/step-up.ts";
import { toAuthAnswer } from "../to-auth-answer.ts";

const assertedSchema = v.object({ response: assertionSchema });
const beganSchema = v.object({
  session: v.object({ id: v.string() }),
  user: v.object({ id: v.string() }),
});

/** better-auth's cookie with the challenge that a passkey signs. */
const CHALLENGE = "better-auth-passkey";
const OPTIONS = "passkey/generate-authenticate-options";

/** Signing in by a passkey, and showing by one who sits at a signed-in screen (instead of the password). */
export function listPasskeySignInRoutes(deps: PasskeyDeps): readonly Route[] {
  return [
    anyone(
      "POST api/auth/passkey/options",
      {
        body: nothing,
        // Without cookies: whoever signs in may be somebody else than who was signed in.
      },
      (c) => sendOptions(c, []),
    ),
    anyone("POST api/auth/passkey", { body: assertedSchema }, async (c, { body: { response } }) => {
      const answer = await verify(c, response);
      await markUsed(response.id);
      return toAuthAnswer(answer);
    }),
    signedIn("POST api/step-up/passkey/options", { body: nothing, whileStopped: "account" }, (c) =>
      sendOptions(c, ["session_token"]),
    ),
    signedIn(
      "POST api/step-up/passkey",
      { body: assertedSchema, whileStopped: "account" },
      async (c, session) => {
        const { response } = session.body;
        const began = v.parse(beganSchema, await (await verify(c, response)).json());
        // The session it began is not wanted: this one goes on, with the device it belongs to.
        await deps.database.queries
          .deleteFrom("sessions")
          .where("id", "=", began.session.id)
          .execute();
        if (began.user.id !== session.user.id) throw notTheirs();
        await markUsed(response.id);
        return c.json({ until: await markSteppedUp(deps, session) });
      },
    ),
  ];

  async function sendOptions(c: Context<AppEnv>, cookies: readonly string[]): Promise<Response> {
    const call = { auth: deps.findPasskeyAuth(c), method: "GET", path: OPTIONS, cookies } as const;
    return toOptions(c, await callAuth(c, deps.config, call), { userVerification: "required" });
  }

  async function verify(
    c: Context<AppEnv>,
    response: v.InferOutput<typeof assertionSchema>,
  ): Promise<Response> {
    const answer = await callAuth(c, deps.config, {
      auth: deps.findPasskeyAuth(c),
      method: "POST",
      path: "passkey/verify-authentication",
      body: { response },
      cookies: [CHALLENGE],
    });
    if (answer.ok) return answer;
    throw notTheirs();
  }

  async function markUsed(credentialId: string): Promise<void> {
    await deps.database.tx((tx) =>
      tx
        .updateTable("passkeys")
        .set({ last_used_at: deps.now() })
        .where("credential_id", "=", credentialId)
        .execute(),
    );
  }
}

const notTheirs = failure(
  403,
  "PasskeyUnknown",
  "이 패스키로는 로그인할 수 없어요. 다른 방법으로 로그인해 주세요.",
);
