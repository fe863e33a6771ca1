import type { Context } from "hono";
import * as v from "valibot";
import { failure } from "../../http/http-failure.ts";
import { signedIn, type AppEnv, type Route, nothing } from "../../http/route.ts";
import { callAuth } from "../call-auth.ts";
import { toDeviceName } from "../../session/device-name.ts";
import type { PasskeyDeps } from "./passkey-auths.ts";
import { registrationSchema } from "./passkey-response.ts";

const PASSKEYS_MAX = 20;

const newPasskeySchema = v.object({ response: registrationSchema });
const nameSchema = v.object({
  name: v.pipe(v.string(), v.regex(/^\P{Cc}*$/u), v.trim(), v.minLength(1), v.maxLength(40)),
});

/** The passkeys of who is signed in: new ones, their names, and away with them. */
export function listPasskeyRoutes(deps: PasskeyDeps): readonly Route[] {
  const { queries } = deps.database;
  return [
    signedIn(
      "POST api/passkey-options",
      { body: nothing, stepsUp: true, whileStopped: "account" },
      async (c) => {
        const path = "passkey/generate-register-options";
        const answer = await callAuth(c, deps.config, {
          auth: deps.findPasskeyAuth(c),
          method: "GET",
          path,
        });
        return toOptions(c, answer);
      },
    ),
    signedIn(
      "POST api/passkeys",
      { body: newPasskeySchema, stepsUp: true, whileStopped: "account" },
      async (c, session) => {
        const { response } = session.body;
        const { length } = await queries
          .selectFrom("passkeys")
          .select("id")
          .where("user_id", "=", session.user.id)
          .execute();
        if (length >= PASSKEYS_MAX) throw tooMany();
        const answer = await callAuth(c, deps.config, {
          auth: deps.findPasskeyAuth(c),
          method: "POST",
          path: "passkey/verify-registration",
          body: { response, name: toDeviceName(c.req.header("user-agent")) ?? "패스키" },
        });
        if (!answer.ok) throw notTaken();
        return c.json({ status: true });
      },
    ),
    signedIn(
      "POST api/passkeys/:id/name",
      { body: nameSchema, whileStopped: "account" },
      async (c, session) => {
        const { name } = session.body;
        const { numUpdatedRows } = await deps.database.tx((tx) =>
          tx
            .updateTable("passkeys")
            .set({ name })
            .where("id", "=", toId(c))
            .where("user_id", "=", session.user.id)
            .executeTakeFirst(),
        );
        if (numUpdatedRows !== 1n) throw unknown();
        return c.json({ status: true });
      },
    ),
    signedIn(
      "DELETE api/passkeys/:id",
      { stepsUp: true, whileStopped: "account" },
      async (c, session) => {
        // Gone already, from another tab: that is what was wanted.
        await deps.database.tx((tx) =>
          tx
            .deleteFrom("passkeys")
            .where("id", "=", toId(c))
            .where("user_id", "=", session.user.id)
            .execute(),
        );
        return c.json({ status: true });
      },
    ),
  ];
}

/** better-auth's options for the browser, with the cookie that holds the challenge. */
export async function toOptions(
  c: Context<AppEnv>,
  answer: Response,
  more: object = {},
): Promise<Response> {
  if (!answer.ok) throw notTaken();
  for (const cookie of answer.headers.getSetCookie()) {
    c.header("Set-Cookie", cookie, { append: true });
  }
  const options: object = await answer.json();
  return c.json({ ...options, ...more });
}

// PostgreSQL's text cannot hold what a path may: a NUL.
function toId(c: Context<AppEnv>): string {
  const id = c.req.param("id") ?? "";
  if (/^[\w-]{1,100}$/.test(id)) return id;
  throw unknown();
}

const tooMany = failure(
  409,
  "TooManyPasskeys",
  `패스키는 ${PASSKEYS_MAX}개까지 만들 수 있어요. 쓰지 않는 것을 지우고 다시 해 주세요.`,
);

const notTaken = failure(400, "PasskeyRefused", "패스키를 받지 못했어요. 처음부터 다시 해 주세요.");

const unknown = failure(404, "PasskeyUnknown", "이미 지운 패스키예요. 화면을 새로 열어 주세요.");
