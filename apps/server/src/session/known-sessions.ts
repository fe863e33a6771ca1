import type { Queries } from "../db/schema.ts";
import type { Auth } from "../accounts/auth/create-auth.ts";
import { findSession, isDeviceUse, type SignedIn } from "./find-session.ts";

const REMEMBERED_MAX = 10_000;
/** Ours is about 150; a browser may send others beside it, but not much is kept for them. */
const COOKIE_LENGTH_MAX = 1_000;

/**
 * As `findSession`, for requests that come all day with the same cookie: which session it stands for is
 * asked of better-auth once, because the signature never changes; whether that session still lives,
 * and whose it is, is read from the database each time. A revoked session is dead at once. What one half
 * of the accounts knows, the other must ask for itself: a cookie of http is nothing over https.
 */
export function createKnownSessions(
  queries: Queries,
): (auth: Auth, headers: Headers, now: number) => Promise<SignedIn | undefined> {
  const knownByAuth = new Map<Auth, Map<string, string>>();
  return async (auth, headers, now) => {
    const sessionIdByCookie = knownByAuth.get(auth) ?? new Map<string, string>();
    knownByAuth.set(auth, sessionIdByCookie);
    const cookie = headers.get("cookie") ?? "";
    const known = sessionIdByCookie.get(cookie);
    if (known !== undefined) {
      const session = await readSession(queries, known, now);
      if (!session) sessionIdByCookie.delete(cookie);
      return session;
    }
    const session = await findSession(auth, headers, now);
    if (session && cookie.length <= COOKIE_LENGTH_MAX) {
      if (sessionIdByCookie.size >= REMEMBERED_MAX) sessionIdByCookie.clear();
      sessionIdByCookie.set(cookie, session.sessionId);
    }
    return session;
  };
}

async function readSession(
  queries: Queries,
  sessionId: string,
  now: number,
): Promise<SignedIn | undefined> {
  const row = await queries
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .select(["sessions.created_at", "sessions.expires_at"])
    .select(["sessions.device_id", "sessions.device_use"])
    .select(["users.id", "users.email", "users.name", "users.email_verified"])
    .where("sessions.id", "=", sessionId)
    .executeTakeFirst();
  const expiresAt = row ? Date.parse(row.expires_at) : 0;
  if (!row || expiresAt <= now) return undefined;
  const { id, email, name: nickName, device_id: deviceId, device_use: use } = row;
  return {
    sessionId,
    startedAt: Date.parse(row.created_at),
    expiresAt,
    user: { id, email, nickName, emailVerified: row.email_verified !== 0 },
    device: deviceId && isDeviceUse(use) ? { id: deviceId, use } : null,
  };
}
