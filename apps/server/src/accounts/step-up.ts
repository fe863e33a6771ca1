import * as v from "valibot";
import { HttpFailure } from "../http/http-failure.ts";
import { parseBody } from "../http/parse-body.ts";
import type { Route } from "../http/route.ts";
import type { ServerDeps } from "../server-deps.ts";
import type { Auth } from "./create-auth.ts";
import type { SignedIn } from "./find-session.ts";
import { createSignInThrottle } from "./sign-in-throttle.ts";

/** How long a password typed again counts, in its own session only. */
export const STEP_UP_MS = 5 * 60_000;
const WAIT_MAX_MS = 30_000;

const bodySchema = v.object({ password: v.pipe(v.string(), v.maxLength(1000)) });

/**
 * `POST api/step-up`: the teacher types the password again, so that a screen that was left open is not
 * enough for what concerns everything at once. Guesses are slowed like those of the sign-in.
 */
export function listStepUpRoutes(deps: ServerDeps): readonly Route[] {
  const throttle = createSignInThrottle({ now: deps.now });
  return [
    {
      method: "POST",
      path: "api/step-up",
      who: "signed-in",
      body: bodySchema,
      async answer(c, session) {
        const { password } = await parseBody(c, bodySchema);
        const waitMs = throttle.takeTurn(session.user.id);
        if (waitMs > WAIT_MAX_MS) throw tooManyAttempts(waitMs);
        if (waitMs > 0) await deps.pause(waitMs);
        if (!(await isPassword(c.var.auth, session, password))) {
          throttle.markFailed(session.user.id);
          throw new HttpFailure(
            403,
            "WrongPassword",
            "비밀번호가 맞지 않아요. 다시 확인해 주세요.",
          );
        }
        throttle.markSucceeded(session.user.id);
        const now = deps.now();
        await deps.database.queries
          .updateTable("sessions")
          .set({ stepped_up_at: now })
          .where("id", "=", session.sessionId)
          .execute();
        return c.json({ until: now + STEP_UP_MS });
      },
    },
  ];

  // Not by better-auth's own route: it would move the end of a shared device's session.
  async function isPassword(auth: Auth, { user }: SignedIn, password: string): Promise<boolean> {
    const account = await deps.database.queries
      .selectFrom("accounts")
      .select("password")
      .where("user_id", "=", user.id)
      .where("provider_id", "=", "credential")
      .executeTakeFirst();
    if (!account?.password) return false;
    const context = await auth.$context;
    return context.password.verify({ hash: account.password, password });
  }
}

/** Refuses unless the password was typed again in this session within the last minutes. */
export async function requireStepUp({ database, now }: ServerDeps, session: SignedIn) {
  const row = await database.queries
    .selectFrom("sessions")
    .select("stepped_up_at")
    .where("id", "=", session.sessionId)
    .executeTakeFirst();
  const steppedUpAt = row?.stepped_up_at ?? Number.NEGATIVE_INFINITY;
  if (now() - steppedUpAt < STEP_UP_MS) return;
  throw new HttpFailure(403, "StepUpNeeded", "본인인지 확인할게요. 비밀번호를 다시 적어 주세요.");
}

function tooManyAttempts(waitMs: number): HttpFailure {
  return new HttpFailure(
    429,
    "TooManyAttempts",
    "비밀번호를 너무 여러 번 틀렸어요. 잠시 뒤 다시 해 주세요. 계정이 잠긴 것은 아니에요.",
    { retryAfterSeconds: Math.ceil(waitMs / 1000) },
  );
}
