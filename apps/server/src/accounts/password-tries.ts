import { createHash } from "node:crypto";
import type { Context } from "hono";
import { findClientAddress } from "../http/find-client-address.ts";
import { HttpFailure } from "../http/http-failure.ts";
import type { AppEnv } from "../http/route.ts";
import type { ServerDeps } from "../server-deps.ts";
import type { SignedIn } from "./find-session.ts";
import { createSignInThrottle } from "./sign-in-throttle.ts";

/** Longer lines of waiting guesses are answered 429 at once instead of holding connections open. */
const WAIT_MAX_MS = 30_000;

/** One try at the password of an account, whose turn it is now. */
export interface PasswordTry {
  end(isRight: boolean): void;
}

/** All tries at passwords, whichever door they come to: a guesser at one has to wait at the others too. */
export interface PasswordTries {
  /** Resolves when it is this try's turn. Rejects with 429 when the line is too long. */
  begin(c: Context<AppEnv>, email: string): Promise<PasswordTry>;
  /** Whether it is the password of who is signed in; takes a turn. */
  confirm(c: Context<AppEnv>, user: SignedIn["user"], password: string): Promise<boolean>;
}

export function createPasswordTries(deps: ServerDeps): PasswordTries {
  const throttle = createSignInThrottle({ now: deps.now });

  async function begin(c: Context<AppEnv>, email: string): Promise<PasswordTry> {
    const key = toThrottleKey(email, findClientAddress(c, deps.config));
    const waitMs = throttle.takeTurn(key);
    if (waitMs > WAIT_MAX_MS) throw tooManyAttempts(waitMs);
    if (waitMs > 0) await deps.pause(waitMs);
    return {
      end: (isRight) => (isRight ? throttle.markSucceeded(key) : throttle.markFailed(key)),
    };
  }

  return {
    begin,
    // Not by better-auth's own route: it would make another session and move the end of a shared device's.
    async confirm(c, user, password) {
      const turn = await begin(c, user.email);
      const { internalAdapter, password: hasher } = await c.var.auth.$context;
      const account = await internalAdapter.findCredentialAccount(user.id);
      const hash = account?.password;
      const isRight = Boolean(hash) && (await hasher.verify({ hash: hash ?? "", password }));
      turn.end(isRight);
      return isRight;
    },
  };
}

// Hashed: the memory of a server should not be a list of addresses.
function toThrottleKey(email: string, address: string): string {
  return createHash("sha256").update(`${email.toLowerCase()}\n${address}`).digest("base64url");
}

function tooManyAttempts(waitMs: number): HttpFailure {
  return new HttpFailure(
    429,
    "TooManyAttempts",
    "비밀번호를 너무 여러 번 시도했어요. 잠시 뒤 다시 해 주세요. 계정이 잠긴 것은 아니에요.",
    { retryAfterSeconds: Math.ceil(waitMs / 1000) },
  );
}
