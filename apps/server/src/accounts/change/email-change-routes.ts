import { createHash, randomBytes } from "node:crypto";
import * as v from "valibot";
import type { Queries } from "../../db/schema.ts";
import { failure, tooOften } from "../../http/http-failure.ts";
import { signedIn, type Route } from "../../http/route.ts";
import { createLimit, ofAccount } from "../../session/limits.ts";
import type { AccountRouteDeps } from "./account-route-deps.ts";
import {
  buildAddressChangedMail,
  buildAddressNoticeMail,
  buildAddressTakenMail,
  buildNewAddressMail,
  EMAIL_CHANGE_HOURS,
} from "../auth/change-mails.ts";
import { inSameTime } from "../same-time.ts";
import { listSessionIds } from "../list-sessions.ts";

const CHANGES_PER_HOUR = 6;
const HOUR_MS = 3_600_000;

const newEmailSchema = v.object({
  newEmail: v.pipe(v.string(), v.regex(/^\P{Cc}*$/u), v.trim(), v.maxLength(254)),
});
const confirmSchema = v.object({ token: v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/)) });

/**
 * Another address for the account. `POST api/account/email` (password typed again) writes to both addresses
 * and changes nothing; `POST api/account/email/confirm` with the link's token does. The token alone is not
 * enough: a mistyped address would hand a class to a stranger, so it counts in a session of this account only.
 * No answer tells whether an address is registered.
 */
export function listEmailChangeRoutes(deps: AccountRouteDeps): readonly Route[] {
  const { database, config, mail, now, bus } = deps;
  const { supportEmail } = config;
  const home = `${config.origin}${config.basePath}`;
  const limit = createLimit({ burst: CHANGES_PER_HOUR, seconds: 3600, now, refuse: tooManyMails });

  return [
    signedIn(
      "POST api/account/email",
      { body: newEmailSchema, stepsUp: true, whileStopped: "account" },
      async (c, session) => {
        const { user } = session;
        const newEmail = session.body.newEmail.toLowerCase();
        if (!/^\S+@\S+\.\S+$/.test(newEmail)) throw invalidEmail();
        if (newEmail === user.email) throw sameEmail();
        limit(ofAccount(user.id));
        return inSameTime(deps, async () => {
          const token = randomBytes(32).toString("base64url");
          const isTaken = await database.tx(async (queries) => {
            const change = {
              new_email: newEmail,
              token_hash: toHash(token),
              expires_at: now() + EMAIL_CHANGE_HOURS * HOUR_MS,
            };
            // Also for an address that is taken: the page must look the same. Its token goes nowhere.
            await queries
              .insertInto("email_changes")
              .values({ user_id: user.id, ...change })
              .onConflict((conflict) => conflict.column("user_id").doUpdateSet(change))
              .execute();
            return isRegistered(queries, newEmail);
          });
          const link = `${home}auth/verify?change=${token}`;
          const [toNew, toOld] = [
            { to: newEmail, supportEmail },
            { to: user.email, link: home, supportEmail },
          ];
          await mail.send(
            isTaken
              ? buildAddressTakenMail({ ...toNew, link: home })
              : buildNewAddressMail({ ...toNew, link, oldEmail: user.email }),
          );
          await mail.send(buildAddressNoticeMail({ ...toOld, newEmail }));
          return c.json({ status: true });
        });
      },
    ),
    signedIn(
      "POST api/account/email/confirm",
      { body: confirmSchema, whileStopped: "account" },
      async (c, { user, body: { token } }) => {
        const newEmail = await database.tx((queries) => change(queries, user.id, token));
        if (newEmail === undefined) throw linkEnded();
        const about = { to: user.email, link: home, supportEmail, newEmail };
        await mail.send(buildAddressChangedMail(about));
        for (const id of await listSessionIds(database.queries, user.id)) bus.endSession(id);
        return c.json({ email: newEmail });
      },
    ),
    signedIn("DELETE api/account/email", { whileStopped: "account" }, async (c, { user }) => {
      await database.queries.deleteFrom("email_changes").where("user_id", "=", user.id).execute();
      return c.json({ status: true });
    }),
  ];

  async function change(
    queries: Queries,
    userId: string,
    token: string,
  ): Promise<string | undefined> {
    const waiting = await queries
      .deleteFrom("email_changes")
      .where("user_id", "=", userId)
      .where("token_hash", "=", toHash(token))
      .where("expires_at", ">", now())
      .returning("new_email")
      .executeTakeFirst();
    // Somebody may have signed up with it meanwhile.
    if (!waiting || (await isRegistered(queries, waiting.new_email))) return undefined;
    await queries
      .updateTable("users")
      .set({
        email: waiting.new_email,
        email_verified: 1,
        updated_at: new Date(now()).toISOString(),
      })
      .where("id", "=", userId)
      .execute();
    // Links for a new password that went to the old address.
    await queries.deleteFrom("verifications").where("value", "=", userId).execute();
    return waiting.new_email;
  }
}

async function isRegistered(queries: Queries, email: string): Promise<boolean> {
  const user = await queries
    .selectFrom("users")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirst();
  return user !== undefined;
}

function toHash(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

const invalidEmail = failure(400, "InvalidEmail", "메일 주소 형식이 아니에요. 다시 적어 주세요.");

const sameEmail = failure(400, "SameEmail", "지금 쓰는 주소예요. 새 주소를 적어 주세요.");

const linkEnded = failure(
  400,
  "LinkEnded",
  "이미 쓴 링크이거나, 시간이 지났거나, 다른 계정의 링크예요. 계정은 그대로예요. 설정에서 다시 바꿔 주세요.",
);

const tooManyMails = tooOften(
  "TooManyAttempts",
  "메일을 여러 번 보냈어요. 메일함을 먼저 확인하고, 잠시 뒤 다시 해 주세요.",
);
