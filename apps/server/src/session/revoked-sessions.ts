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
        cause: null,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return ended.map(({ id }) => id);
}

/** Why the session of this token ended without its device: undefined when it did not. */
export async function findRevocation(
  queries: Queries,
  token: string,
): Promise<"signed-out-from-afar" | "account-deleted" | undefined> {
  const found = await queries
    .selectFrom("revoked_sessions")
    .select("cause")
    .where("token_hash", "=", toTokenHash(token))
    .executeTakeFirst();
  return found && (found.cause ?? "signed-out-from-afar");
}

/** What is remembered of a deleted account: that these tokens were somebody's, and no more whose. */
export async function forgetOwner(queries: Queries, userId: string): Promise<void> {
  await queries
    .updateTable("revoked_sessions")
    .set({ user_id: "", cause: "account-deleted" })
    .where("user_id", "=", userId)
    .execute();
}

function toTokenHash(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
