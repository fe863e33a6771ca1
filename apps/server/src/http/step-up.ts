import { isWithin } from "@damim/domain/base/is-within.ts";
import { HttpFailure } from "./http-failure.ts";
import type { ServerDeps } from "../base/server-deps.ts";
import type { SignedIn } from "../session/find-session.ts";

/** How long a password typed again counts, in its own session only. */
export const STEP_UP_MS = 5 * 60_000;

/** Remembers that the teacher showed who they are; answers until when it counts, epoch ms. */
export async function markSteppedUp(
  { database, now }: ServerDeps,
  { sessionId }: Pick<SignedIn, "sessionId">,
): Promise<number> {
  const at = now();
  await database.queries
    .updateTable("sessions")
    .set({ stepped_up_at: at })
    .where("id", "=", sessionId)
    .execute();
  return at + STEP_UP_MS;
}

/**
 * Refuses unless the teacher showed within the last minutes, in this session, who they are: by the password,
 * by a passkey, or, where there is no password to type (Google), by having signed in.
 */
export async function requireStepUp(
  { database, now }: Pick<ServerDeps, "database" | "now">,
  session: SignedIn,
) {
  const row = await database.queries
    .selectFrom("sessions")
    .select(["stepped_up_at", "created_at"])
    .where("id", "=", session.sessionId)
    .executeTakeFirst();
  const isRecent = (at: number): boolean => isWithin(now() - at, STEP_UP_MS);
  if (row && isRecent(row.stepped_up_at ?? Number.NEGATIVE_INFINITY)) return;
  const password = await database.queries
    .selectFrom("accounts")
    .select("id")
    .where("user_id", "=", session.user.id)
    .where("password", "is not", null)
    .executeTakeFirst();
  if (row && !password && isRecent(Date.parse(row.created_at))) return;
  throw password
    ? new HttpFailure(403, "StepUpNeeded", "본인인지 확인할게요. 비밀번호를 다시 적어 주세요.")
    : new HttpFailure(
        403,
        "StepUpNeeded",
        "본인인지 확인할게요. 로그아웃하고 다시 로그인하면 5분 동안 할 수 있어요.",
      );
}
