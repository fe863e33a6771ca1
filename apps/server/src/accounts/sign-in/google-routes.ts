import type { Context } from "hono";
import * as v from "valibot";
import { anyone, type AppEnv, type Route } from "../../http/route.ts";
import type { ServerDeps } from "../../base/server-deps.ts";
import { notFound } from "../../http/http-failure.ts";
import { callAuth } from "../call-auth.ts";
import type { Auth, MakeAuth } from "../auth/create-auth.ts";
import { findSession, findSessionToken } from "../../session/find-session.ts";
import { GOOGLE } from "../auth/google-plugin.ts";
import { takeOverDevice } from "../session-device.ts";
import { readAnswer } from "../to-auth-answer.ts";

/** A person waits in front of an empty page. */
const AWAY_MS = 10_000;

/** What went wrong on the way to Google and back, as the page's `?trouble=` has it. */
type GoogleTrouble =
  | "google-away"
  | "google-refused"
  | "google-ended"
  | "google-no-email"
  | "google-unproven"
  | "google-has-password"
  | "google-no-sign-up"
  | "google-failed";

const TROUBLES: Readonly<Record<string, GoogleTrouble>> = {
  access_denied: "google-refused",
  state_mismatch: "google-ended",
  state_not_found: "google-ended",
  please_restart_the_process: "google-ended",
  email_not_found: "google-no-email",
  email_not_verified: "google-unproven",
  account_not_linked: "google-has-password",
  sign_up_shut: "google-no-sign-up",
};

const wayBackSchema = v.object({
  state: v.pipe(v.string(), v.regex(/^[\w-]{1,200}$/)),
  code: v.optional(v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,4000}$/))),
  error: v.optional(v.pipe(v.string(), v.regex(/^\w{1,100}$/))),
  iss: v.optional(v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,500}$/))),
});
const startSchema = v.object({ url: v.pipe(v.string(), v.url()) });

/**
 * Whether this page can offer 「Google로 로그인」: it is configured, and the page stands at the address that
 * the provider sends people back to.
 */
export function isGoogleOffered(c: Context<AppEnv>, { config }: Pick<ServerDeps, "config">) {
  const { arrival } = c.var;
  const origin = arrival.type === "secure" ? arrival.origin : new URL(c.req.url).origin;
  return config.google !== undefined && origin === config.origin;
}

/**
 * Sign-in at Google as two full-page redirects: `GET api/auth/google` leads there,
 * `GET api/auth/callback/google` is where it leads back. Both end on a page, with a `trouble` if need be.
 */
export function listGoogleRoutes(
  deps: ServerDeps & { readonly createAuth: MakeAuth },
): readonly Route[] {
  const { config, createAuth } = deps;
  const { google } = config;
  const page = config.origin + config.basePath;
  const [plain, secure] = [false, true].map((isSecure) =>
    keepComplete(() => createAuth(isSecure, google && { google })),
  );
  const findAuth = (c: Context<AppEnv>) =>
    inTime(c.var.arrival.type === "secure" ? secure?.() : plain?.());

  return [
    anyone("GET api/auth/google", {}, async (c) => {
      if (!isGoogleOffered(c, deps)) throw notFound();
      // A foreign page could sign its visitor in as somebody else.
      if (c.req.header("sec-fetch-site") === "cross-site") return c.redirect(page);
      const auth = await findAuth(c);
      if (!auth) return toTrouble(c, "google-away");
      const body = {
        provider: GOOGLE,
        callbackURL: page,
        errorCallbackURL: page,
        disableRedirect: true,
      };
      const answer = await callAuth(c, config, {
        auth,
        method: "POST",
        path: "sign-in/social",
        body,
      });
      const parsed = v.safeParse(startSchema, await answer.json().catch(() => undefined));
      if (!answer.ok || !parsed.success) return toTrouble(c, "google-failed");
      return toPage(c, parsed.output.url, answer);
    }),
    anyone(
      "GET api/auth/callback/google",
      {
        query: ["state", "code", "error", "iss"],
        signsIn: "by the state that this browser keeps",
      },
      async (c) => {
        if (!config.google) throw notFound();
        const parsed = v.safeParse(wayBackSchema, c.req.query());
        if (!parsed.success) return toTrouble(c, "google-ended");
        const auth = await findAuth(c);
        if (!auth) return toTrouble(c, "google-away");
        const query = new URLSearchParams(
          Object.entries(parsed.output).map(([name, value]) => [name, String(value)]),
        );
        const before = await findSession(auth, c.req.raw.headers, deps.now());
        const call = callAuth(c, config, { auth, method: "GET", path: "callback/google", query });
        const answer = await inTime(call);
        if (!answer) return toTrouble(c, "google-away");
        // First: this answer has the address of the page too, as if nothing were to be asked.
        const { twoFactorRedirect } = await readAnswer(answer);
        if (twoFactorRedirect) return toPage(c, `${page}?about=code`, answer);
        const target = answer.headers.get("location");
        if (!target) return toTrouble(c, "google-failed");
        const error = new URL(target, page).searchParams.get("error");
        if (error) return toTrouble(c, TROUBLES[error] ?? "google-failed");
        const token = findNewToken(c, answer);
        if (before && token !== undefined) {
          const { queries } = deps.database;
          await takeOverDevice(queries, { before, token, now: deps.now() });
        }
        return toPage(c, page, answer);
      },
    ),
  ];

  function toTrouble(c: Context<AppEnv>, trouble: GoogleTrouble): Response {
    return c.redirect(`${page}?trouble=${trouble}`);
  }
}

/** Of the session that this answer begins. */
function findNewToken(c: Context<AppEnv>, answer: Response): string | undefined {
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(";", 1)[0]);
  const asSent = new Headers({ cookie: cookies.join("; ") });
  return findSessionToken(asSent, c.var.arrival.type === "secure");
}

function toPage(c: Context<AppEnv>, target: string, answer: Response): Response {
  for (const cookie of answer.headers.getSetCookie()) {
    c.header("Set-Cookie", cookie, { append: true });
  }
  return c.redirect(target);
}

/**
 * Accounts whose provider was reached, made at the first call and kept. While Google cannot be reached
 * (a school's computer starts before its network) each call tries again.
 */
function keepComplete(create: () => Auth): () => Promise<Auth | undefined> {
  let complete: Auth | undefined;
  return async () => {
    if (complete) return complete;
    const auth = create();
    const { socialProviders } = await auth.$context;
    if (socialProviders.some(({ id }) => id === GOOGLE)) complete = auth;
    return complete;
  };
}

async function inTime<T>(work: Promise<T> | undefined): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, AWAY_MS, undefined);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
