import { randomBytes } from "node:crypto";
import { generateRandomString, verifyJWT } from "better-auth/crypto";
import { serializeSignedCookie } from "better-call";
import type { Context } from "hono";
import * as v from "valibot";
import { failure, HttpFailure } from "../../http/http-failure.ts";
import { malformed } from "../../http/parse-body.ts";
import { anyone, nothing, signedIn, type AppEnv, type Route } from "../../http/route.ts";
import type { LiveBus } from "../../live/bus/live-bus.ts";
import type { ServerDeps } from "../../base/server-deps.ts";
import { type Buckets, createBuckets, ofMailbox } from "../../session/limits.ts";
import { callAuth } from "../call-auth.ts";
import { findSession } from "../../session/find-session.ts";
import { findKnownDevice } from "../known-devices.ts";
import { passSignUpDoor } from "./pass-sign-up-door.ts";
import { inSameTime } from "../same-time.ts";
import { tellOfNewDevice, type PushingDeps } from "../new-device-notice.ts";
import { refuseCommonPassword } from "../new-password.ts";
import type { PasswordTries } from "../password-tries.ts";
import { LINK_ENDED, toAuthAnswer } from "../to-auth-answer.ts";

const MAILS_PER_HOUR = 6;
/** Of better-auth's sessions. */
const TOKEN_LENGTH = 32;

// No control characters anywhere: PostgreSQL's text cannot hold a NUL and would fail as a bug.
const plainText = v.pipe(v.string(), v.regex(/^\P{Cc}*$/u));
const emailField = v.pipe(plainText, v.trim(), v.maxLength(254));
const passwordField = v.pipe(v.string(), v.maxLength(1000));
const signInSchema = v.object({ email: emailField, password: passwordField });
const signUpSchema = v.object({
  email: emailField,
  password: passwordField,
  name: v.pipe(plainText, v.trim(), v.minLength(1), v.maxLength(40)),
  code: v.optional(v.pipe(plainText, v.maxLength(100)), ""),
});
const confirmSchema = v.object({ password: passwordField });
const mailRequestSchema = v.object({ email: emailField });
const TOKEN = /^[\w.-]{1,2000}$/;
const tokenField = v.pipe(v.string(), v.regex(TOKEN));
const verifySchema = v.object({ token: tokenField });
const resetSchema = v.object({
  token: tokenField,
  newPassword: passwordField,
});

/**
 * The part of better-auth that is reachable, path by path: what is not in this list does not
 * answer. Each hands better-auth a request that has only the fields we mean, so `callbackURL` and
 * other doors of its API stay shut.
 */
export function listAuthRoutes(
  deps: PushingDeps & {
    readonly tries: PasswordTries;
    readonly bus: Pick<LiveBus, "endSession">;
  },
): readonly Route[] {
  const { tries, bus } = deps;
  const mailLimit = createMailLimit(deps);

  return [
    anyone(
      "POST api/auth/sign-up/email",
      { body: signUpSchema },
      async (c, { body: { code, ...body } }) => {
        refuseCommonPassword(body.password, body.email);
        await passSignUpDoor(deps.database.queries, code);
        return inSameTime(deps, async () => {
          const answer = await withThrottle(c, body.email, async () => signUp(c, body));
          const isSilent = answer.ok && !deps.mail.isConfigured;
          if (isSilent && answer.headers.getSetCookie().length === 0)
            await addEmptyCookie(c, answer);
          return answer;
        });
      },
    ),
    anyone("POST api/auth/sign-in/email", { body: signInSchema }, async (c, { body }) => {
      const trySignIn = async (): Promise<Response> => {
        const isKnown = (await findKnownDevice(deps.database.queries, c, body.email)) !== undefined;
        const response = await withThrottle(c, body.email, () => forward(c, body));
        if (response.ok && !isKnown) await tellOfNewDevice(deps, c, body.email);
        return response;
      };
      return inSameTime(deps, trySignIn, isWrongPassword);
    }),
    signedIn(
      "POST api/auth/confirm-password",
      { body: confirmSchema, whileStopped: "account" },
      // Whoever sits at a signed-in screen proves to be its teacher, without a second session. Not better-auth's
      // own verify-password: it would move the end of a shared device's session.
      async (c, session) => {
        if (await tries.confirm(c, session, session.body.password)) return c.json({ status: true });
        throw new HttpFailure(403, "WrongSignIn", "비밀번호가 맞지 않아요. 다시 확인해 주세요.");
      },
    ),
    anyone("POST api/auth/sign-out", { body: nothing }, async (c) => {
      const session = await findSession(c.var.auth, c.req.raw.headers, deps.now());
      const response = await forward(c, {});
      if (session && response.ok) bus.endSession(session.sessionId);
      return response;
    }),
    anyone("GET api/auth/get-session", {}, async (c) => {
      const session = await findSession(c.var.auth, c.req.raw.headers, deps.now());
      if (!session) return c.json(null);
      return c.json({ user: session.user, session: { expiresAt: session.expiresAt } });
    }),
    anyone(
      "POST api/auth/request-password-reset",
      { body: mailRequestSchema },
      async (c, { body }) => {
        return inSameTime(deps, async () => {
          if (takeMail(body.email)) await forward(c, body);
          return c.json({ status: true });
        });
      },
    ),
    anyone("POST api/auth/reset-password", { body: resetSchema }, async (c, { body }) => {
      refuseCommonPassword(body.newPassword, "");
      return forward(c, body);
    }),
    anyone(
      "POST api/auth/send-verification-email",
      { body: mailRequestSchema },
      async (c, { body }) => {
        // Whatever it was (unknown, verified already, too often): the answer is the same.
        return inSameTime(deps, async () => {
          if (takeMail(body.email)) await forward(c, body);
          return c.json({ status: true });
        });
      },
    ),
    // Whose address it is, to be asked about: anybody may be led to a link, also to that of a stranger's account.
    anyone("GET api/auth/verify-email", { query: ["token"] }, async (c) => {
      const token = c.req.query("token") ?? "";
      if (!TOKEN.test(token)) throw malformed("token");
      const { secret } = await c.var.auth.$context;
      const { email } = (await verifyJWT<{ readonly email?: string }>(token, secret)) ?? {};
      if (email === undefined) throw linkEnded();
      return c.json({ email });
    }),
    anyone("POST api/auth/verify-email", { body: verifySchema }, async (c, { body: { token } }) => {
      const query = new URLSearchParams({ token });
      return toAuthAnswer(
        await callAuth(c, deps.config, { method: "GET", path: "verify-email", query }),
      );
    }),
  ];

  async function signUp(
    c: Context<AppEnv>,
    body: Omit<v.InferOutput<typeof signUpSchema>, "code">,
  ): Promise<Response> {
    const answer = await forward(c, body);
    if (!answer.ok) return answer;
    const done = c.json({ status: true });
    if (deps.mail.isConfigured) return done;
    // No mail server: the teacher is signed in at once. For a known address this is an ordinary
    // sign-in, which succeeds with the right password only.
    const { email, password } = body;
    const signedIn = await forward(c, { email, password }, "sign-in/email");
    if (!signedIn.ok) return isWrongPassword(signedIn) ? done : signedIn;
    for (const cookie of signedIn.headers.getSetCookie()) done.headers.append("Set-Cookie", cookie);
    return done;
  }

  // Who took an address that is known gets a cookie as everybody does; it opens nothing. That it does not, only a try
  // to sign in can tell, where no mail can be sent.
  async function addEmptyCookie(c: Context<AppEnv>, answer: Response): Promise<void> {
    const { authCookies } = await c.var.auth.$context;
    const { name, attributes } = authCookies.sessionToken;
    const token = generateRandomString(TOKEN_LENGTH, "a-z", "A-Z", "0-9");
    const secret = randomBytes(32).toString("hex");
    const line = await serializeSignedCookie(name, token, secret, attributes);
    answer.headers.append("Set-Cookie", line);
  }

  async function withThrottle(
    c: Context<AppEnv>,
    email: string,
    attempt: () => Promise<Response>,
  ): Promise<Response> {
    const turn = await tries.begin(c, email);
    const response = await attempt();
    // 403 with a cookie: the password was right and a code is asked for next.
    const isRight = response.ok || response.status === 403;
    await turn.end(isRight && response.headers.getSetCookie().length > 0);
    return response;
  }

  function takeMail(email: string): boolean {
    return !deps.mail.isConfigured || mailLimit.take(ofMailbox(email), 1) === 0;
  }

  async function forward(
    c: Context<AppEnv>,
    body: unknown,
    path = c.req.path.slice(`${deps.config.basePath}api/auth/`.length),
  ): Promise<Response> {
    return toAuthAnswer(await callAuth(c, deps.config, { method: "POST", path, body }));
  }
}

function createMailLimit(deps: ServerDeps): Buckets {
  return createBuckets({
    burst: MAILS_PER_HOUR,
    perSecond: MAILS_PER_HOUR / 3600,
    now: deps.now,
  });
}

const linkEnded = failure(401, LINK_ENDED.type, LINK_ENDED.message);

function isWrongPassword(response: Response): boolean {
  return response.status === 401;
}
