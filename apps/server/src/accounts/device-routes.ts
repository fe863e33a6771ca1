import { HttpFailure } from "../http/http-failure.ts";
import { signedIn, type Route } from "../http/route.ts";
import type { LiveBus } from "../live/bus/live-bus.ts";
import type { ServerDeps } from "../base/server-deps.ts";
import { toDeviceName } from "../session/device-name.ts";
import type { SignedIn } from "../session/find-session.ts";
import { revokeSessions } from "../session/revoked-sessions.ts";

/**
 * Where this teacher is signed in, and the way to end it from afar: `GET api/devices`,
 * `DELETE api/other-devices`, `DELETE api/devices/:id`. A device here is one signed-in session.
 */
export function listDeviceRoutes(
  deps: ServerDeps & { readonly bus: Pick<LiveBus, "endSession"> },
): readonly Route[] {
  return [
    signedIn("GET api/devices", {}, async (c, session) => {
      const rows = await listSessions(session);
      const devices = rows.map((row) => ({
        id: row.id,
        name: toDeviceName(row.user_agent),
        use: row.device_use === "own" || row.device_use === "shared" ? row.device_use : null,
        signedInAt: Date.parse(row.created_at),
        lastSeenAt: row.seen_at ?? Date.parse(row.updated_at),
        isThis: row.id === session.sessionId,
      }));
      return c.json({ devices });
    }),
    signedIn("DELETE api/other-devices", { whileStopped: "account" }, async (c, session) => {
      const others = (await listSessions(session)).filter(({ id }) => id !== session.sessionId);
      const ended = await revoke(
        session,
        others.map(({ id }) => id),
      );
      return c.json({ endedCount: ended.length });
    }),
    signedIn("DELETE api/devices/:id", { whileStopped: "account" }, async (c, session) => {
      const { id } = session;
      // Signing out here has its own way, which wipes this device first.
      if (id === session.sessionId) {
        throw new HttpFailure(400, "ThisDevice", "이 기기는 프로필 메뉴에서 로그아웃해 주세요.");
      }
      const ended = await revoke(session, [id]);
      return c.json({ endedCount: ended.length });
    }),
  ];

  function listSessions({ user }: SignedIn) {
    return deps.database.queries
      .selectFrom("sessions")
      .select([
        "id",
        "user_agent",
        "device_use",
        "created_at",
        "updated_at",
        "seen_at",
        "expires_at",
      ])
      .where("user_id", "=", user.id)
      .where("expires_at", ">", new Date(deps.now()).toISOString())
      .orderBy("created_at", "desc")
      .execute();
  }

  async function revoke({ user }: SignedIn, ids: readonly string[]): Promise<readonly string[]> {
    const ended = await deps.database.tx((queries) =>
      revokeSessions(queries, ids, { userId: user.id, now: deps.now() }),
    );
    for (const id of ended) deps.bus.endSession(id);
    return ended;
  }
}
