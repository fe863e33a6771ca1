import { isWithin } from "@damim/domain/base/is-within.ts";
import type { ServerDeps } from "../base/server-deps.ts";
import type { SignedIn } from "../session/find-session.ts";

const SEEN_AGAIN_MS = 5 * 60_000;
const REMEMBERED_SESSIONS = 10_000;

/** Notes when a session was last seen: one small write in five minutes, and no request waits for it. */
export function createDeviceSightings({
  database,
  now,
  log,
}: ServerDeps): (session: SignedIn) => void {
  const seenAtBySession = new Map<string, number>();
  return ({ sessionId }) => {
    const seenAt = now();
    if (isWithin(seenAt - (seenAtBySession.get(sessionId) ?? 0), SEEN_AGAIN_MS)) return;
    if (seenAtBySession.size >= REMEMBERED_SESSIONS) seenAtBySession.clear();
    seenAtBySession.set(sessionId, seenAt);
    database
      .tx((queries) =>
        queries
          .updateTable("sessions")
          .set({ seen_at: seenAt })
          .where("id", "=", sessionId)
          .execute(),
      )
      .catch((error: unknown) => log.warn({ err: error }, "device sighting not kept"));
  };
}
