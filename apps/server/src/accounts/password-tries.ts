import { createHmac } from "node:crypto";
import type { Context } from "hono";
import { findAsker } from "../http/find-client-address.ts";
import { tooOften } from "../http/http-failure.ts";
import type { AppEnv } from "../http/route.ts";
import type { ServerDeps } from "../base/server-deps.ts";
import type { SignedIn } from "../session/find-session.ts";
import { createHourlyTries } from "../session/hourly-tries.ts";
import { findKnownDevice } from "./known-devices.ts";
import { createSignInThrottle, PAUSE_MAX_MS } from "./sign-in-throttle.ts";

/** One try at the password of an account. */
export interface PasswordTry {
  /** A wrong one is answered when it is its turn. */
  end(isRight: boolean): Promise<void>;
}

export interface TryDetails {
  /** Who is signed in stands in a line of their own, also on a device without a cookie. */
  readonly sessionId?: string;
  /** What is guessed; a right password must not free the way for guesses at the code behind it. */
  readonly secret?: "password" | "second factor";
}

/**
 * All tries at passwords, whichever door they come to: a guesser at one has to wait at the others too.
 *
 * Three rules. A right one is answered at once; wrong ones of one client at one account wait longer each time
 * (`sign-in-throttle.ts`) and are 100 an hour (`hourly-tries.ts`), fewer while strangers of all addresses say too many.
 * A device on which this account was signed in before has a line and 100 tries of its own, so strangers never
 * lock it out, not even from the same school's address. Who guesses at the code behind a right password shares 100.
 */
export interface PasswordTries {
  /** Rejects with 429 where the client has used up its hour. */
  begin(c: Context<AppEnv>, email: string, about?: TryDetails): Promise<PasswordTry>;
  /** Whether it is the password of who is signed in; takes a turn. */
  confirm(
    c: Context<AppEnv>,
    session: Pick<SignedIn, "user" | "sessionId">,
    password: string,
  ): Promise<boolean>;
}

export type PasswordTryDeps = Pick<
  ServerDeps,
  "config" | "database" | "now" | "pause" | "secrets"
> & {
  /** Hears of every wrong try. */
  readonly onWrong?: (c: Context<AppEnv>, email: string) => void;
};

export function createPasswordTries(deps: PasswordTryDeps): PasswordTries {
  const { config, database, now, secrets } = deps;
  const throttle = createSignInThrottle({ now });
  const hourly = createHourlyTries(database.queries, now);

  async function begin(
    c: Context<AppEnv>,
    email: string,
    { sessionId, secret = "password" }: TryDetails = {},
  ): Promise<PasswordTry> {
    const device = (await findKnownDevice(database.queries, c, email)) ?? sessionId;
    const guessed = secret === "password" ? email : `${secret} of ${email}`;
    const line = toTarget(guessed, device ?? findAsker(c, config));
    const strangers = toTarget(guessed, "strangers");
    // Who guesses at a code knows the password: nobody else uses up what these share.
    const own = device === undefined && secret !== "password" ? strangers : line;
    const all = device === undefined && secret === "password" ? strangers : undefined;
    const taken = await hourly.take(own, all);
    if ("waitMs" in taken) throw tooManyAttempts(taken.waitMs);
    return {
      async end(isRight) {
        if (!isRight) {
          deps.onWrong?.(c, email);
          const waitMs = Math.min(PAUSE_MAX_MS, throttle.takeTurn(line, PAUSE_MAX_MS));
          if (waitMs > 0) await deps.pause(waitMs);
          throttle.markFailed(line);
          return;
        }
        throttle.markSucceeded(line);
        await hourly.giveBack(taken.id);
      },
    };
  }

  return {
    begin,
    // Not by better-auth's own route: it would make another session and move the end of a shared device's.
    async confirm(c, { user, sessionId }, password) {
      const turn = await begin(c, user.email, { sessionId });
      const { internalAdapter, password: hasher } = await c.var.auth.$context;
      const account = await internalAdapter.findCredentialAccount(user.id);
      const hash = account?.password;
      const isRight = Boolean(hash) && (await hasher.verify({ hash: hash ?? "", password }));
      await turn.end(isRight);
      return isRight;
    },
  };

  // Hashed with a key: neither the memory of a server nor its table should be a list of addresses.
  function toTarget(guessed: string, client: string): string {
    return createHmac("sha256", secrets.sessions)
      .update(`${guessed.toLowerCase()}\n${client}`)
      .digest("base64url");
  }
}

const tooManyAttempts = tooOften(
  "TooManyAttempts",
  "비밀번호를 너무 여러 번 시도했어요. 잠시 뒤 다시 해 주세요. 계정이 잠긴 것은 아니에요.",
);
