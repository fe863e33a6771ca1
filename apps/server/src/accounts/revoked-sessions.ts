import { createHash } from "node:crypto";
import type { Queries } from "../db/schema.ts";

/** Longer than any session would have lasted: whoever comes later finds an ordinary sign-in page. */
const REMEMBERED_MS = 400 * 24 * 3600 * 1000;

export interface Revocation {
  readonly userId: string;
  /** Epoch ms. */
  readonly now: number;
}

/**
 * Ends sessions of a teacher for good and remembers their tokens as hashes, so that their devices are
 * told why. Answers the ids that were there.
 */
export async function revokeSessions(
  queries: Queries,
  sessionIds: readonly string[],
  { userId, now }: Revocation,
): Promise<readonly string[]> {
  if (sessionIds.length === 0) return [];
  const ended = await queries
    .deleteFrom("sessions")
    .where("user_id", "=", userId)
    .where("id", "in", sessionIds)
    .returning(["id", "token"])
    .execute();
  await queries
    .deleteFrom("revoked_sessions")
    .where("revoked_at", "<", now - REMEMBERED_MS)
    .execute();
  if (ended.length === 0) return [];
  await queries
    .insertInto("revoked_sessions")
    .values(
      ended.map(({ token }) => ({
        token_hash: toTokenHash(token),
        user_id: userId,
        revoked_at: now,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return ended.map(({ id }) => id);
}

/** Whether the session of this token was ended from another device. */
export async function isRevoked(queries: Queries, token: string): Promise<boolean> {
  const found = await queries
    .selectFrom("revoked_sessions")
    .select("token_hash")
    .where("token_hash", "=", toTokenHash(token))
    .executeTakeFirst();
  return found !== undefined;
}

function toTokenHash(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
