import type { Context } from "hono";
import * as v from "valibot";
import { failure } from "../../http/http-failure.ts";
import { anyone, type AppEnv, type Route } from "../../http/route.ts";
import type { ServerDeps } from "../../base/server-deps.ts";
import { callAuth, readUnchecked } from "../call-auth.ts";
import type { PasswordTries } from "../password-tries.ts";
import { findStep, openFor, toRecoveryCode } from "./second-factor.ts";
import { wrongCode } from "./second-factor-routes.ts";
import { readAnswer, toAuthAnswer } from "../to-auth-answer.ts";

/** better-auth's cookie between the password and the code. */
const CHALLENGE = "two_factor";

const bodySchema = v.object({ code: v.pipe(v.string(), v.maxLength(40)) });

/**
 * `POST api/auth/second-factor`: the code of the app or a recovery code, after the password. Guesses are slowed
 * as those at passwords are; five at one password, then it is asked for again.
 */
export function listSecondFactorSignInRoutes(
  deps: ServerDeps & { readonly tries: PasswordTries },
): readonly Route[] {
  return [
    anyone("POST api/auth/second-factor", { body: bodySchema }, async (c, { body: { code } }) => {
      const asked = await findAskedTeacher(c);
      if (!asked) throw askedTooLongAgo();
      const { userId, email } = asked;
      const turn = await deps.tries.begin(c, email, { secret: "second factor" });
      const digits = code.replace(/\s/g, "");
      const isFromApp = /^\d{6}$/.test(digits);
      if (isFromApp && !(await spendStep(c, userId, digits))) {
        // Counted by better-auth too, so that it ends after five.
        await verify(c, "verify-totp", "none");
        await turn.end(false);
        throw wrongCode();
      }
      const answer = isFromApp
        ? await verify(c, "verify-totp", digits)
        : await verify(c, "verify-backup-code", toRecoveryCode(code));
      await turn.end(answer.ok);
      if (answer.ok) return withCookiesOf(c, await toAuthAnswer(answer));
      const problem = await readAnswer(answer);
      throw /^INVALID_(?:BACKUP_)?CODE$/.test(problem.code) ? wrongCode() : askedTooLongAgo();
    }),
  ];

  /** Who gave the right password a moment ago. The cookie's signature is better-auth's to check. */
  async function findAskedTeacher(
    c: Context<AppEnv>,
  ): Promise<{ readonly userId: string; readonly email: string } | undefined> {
    const identifier = readUnchecked(c, CHALLENGE);
    if (!identifier?.startsWith("2fa-") || !/^[\w-]{1,100}$/.test(identifier)) return undefined;
    const { internalAdapter } = await c.var.auth.$context;
    const userId = (await internalAdapter.findVerificationValue(identifier))?.value;
    const user = userId && (await internalAdapter.findUserById(userId));
    return user ? { userId: user.id, email: user.email } : undefined;
  }

  /** Whether the code is right and was not used before; it is spent by asking. */
  async function spendStep(c: Context<AppEnv>, userId: string, code: string): Promise<boolean> {
    const { queries } = deps.database;
    const row = await queries
      .selectFrom("two_factors")
      .select("secret")
      .where("user_id", "=", userId)
      .executeTakeFirst();
    const step = row && (await findStep(await openFor(c.var.auth, row.secret), code, deps.now()));
    if (step === undefined) return false;
    const { numUpdatedRows } = await deps.database.tx((tx) =>
      tx
        .updateTable("two_factors")
        .set({ last_step: step })
        .where("user_id", "=", userId)
        .where((where) => where.or([where("last_step", "is", null), where("last_step", "<", step)]))
        .executeTakeFirst(),
    );
    return numUpdatedRows === 1n;
  }

  function verify(
    c: Context<AppEnv>,
    path: "verify-totp" | "verify-backup-code",
    code: string,
  ): Promise<Response> {
    return callAuth(c, deps.config, {
      method: "POST",
      path: `two-factor/${path}`,
      body: { code },
      // Without a session that may still be in the browser: it would be asked instead of the challenge.
      cookies: [CHALLENGE],
    });
  }
}

function withCookiesOf(c: Context<AppEnv>, answer: Response): Response {
  for (const cookie of answer.headers.getSetCookie()) {
    c.header("Set-Cookie", cookie, { append: true });
  }
  return c.json({ status: true });
}

const askedTooLongAgo = failure(
  403,
  "SecondFactorEnded",
  "시간이 지났거나 여러 번 틀렸어요. 처음부터 다시 로그인해 주세요.",
);
