import * as v from "valibot";
import { failure } from "../../http/http-failure.ts";
import { signedIn, type Route } from "../../http/route.ts";
import type { AccountRouteDeps } from "./account-route-deps.ts";
import { buildPasswordChangedMail } from "../auth/change-mails.ts";
import { forgetOtherDevices } from "../known-devices.ts";
import { listSessionIds } from "../list-sessions.ts";
import { checkNewPassword } from "../new-password.ts";
import { revokeSessions } from "../../session/revoked-sessions.ts";

const passwordField = v.pipe(v.string(), v.maxLength(1000));
const bodySchema = v.object({ password: passwordField, newPassword: passwordField });

/**
 * `POST api/account/password`: the password of now and the one to be. Signs out everywhere else, and links for
 * a forgotten password that are on their way lead nowhere any more.
 */
export function listPasswordRoutes(deps: AccountRouteDeps): readonly Route[] {
  const { database, config, mail, now, tries, bus } = deps;
  return [
    signedIn(
      "POST api/account/password",
      { body: bodySchema, whileStopped: "account" },
      async (c, session) => {
        const { user, sessionId, body } = session;
        const { password, newPassword } = body;
        checkNewPassword(newPassword, user.email);
        if (!(await tries.confirm(c, session, password))) throw wrongPassword();
        const { internalAdapter, password: hasher } = await c.var.auth.$context;
        await internalAdapter.updatePassword(user.id, await hasher.hash(newPassword));
        const ended = await database.tx(async (queries) => {
          await queries.deleteFrom("verifications").where("value", "=", user.id).execute();
          await forgetOtherDevices(queries, c, user.id);
          const ids = await listSessionIds(queries, user.id);
          const others = ids.filter((id) => id !== sessionId);
          return revokeSessions(queries, others, { userId: user.id, now: now() });
        });
        for (const id of ended) bus.endSession(id);
        const link = `${config.origin}${config.basePath}`;
        const { supportEmail } = config;
        await mail.send(buildPasswordChangedMail({ to: user.email, link, supportEmail }));
        return c.json({ endedCount: ended.length });
      },
    ),
  ];
}

const wrongPassword = failure(
  403,
  "WrongPassword",
  "지금 비밀번호가 맞지 않아요. 다시 확인해 주세요.",
);
