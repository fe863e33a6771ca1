import type { PadEntrance } from "@damim/domain/pad/pad-entrance.ts";
import type { Context } from "hono";
import { deleteCookie, setCookie } from "hono/cookie";
import { isRoomSwitchedOff } from "../../session/switched-off.ts";
import { at, createBuckets } from "../../session/limits.ts";
import { toDeviceName } from "../../session/device-name.ts";
import { findAsker } from "../../http/find-client-address.ts";
import { nothing, anyone, inPadRoom, type AppEnv, type Route } from "../../http/route.ts";
import type { PadDeps } from "../pad-deps.ts";
import { readEntrance, toEntrance, toOwnEntrance } from "../entrance/pad-entrance.ts";
import { padsOff } from "../../http/stopped.ts";
import { notInRoom, tooManyVisitors } from "../pad-failures.ts";
import { broughtSchema, handIn } from "../entrance/hand-in.ts";
import { createClaims, leaveRoom, padWishSchema } from "../entrance/pad-joining.ts";
import { createPadKeys, padKeySchema } from "../entrance/pad-keys.ts";
import { createVisitors } from "../entrance/pad-visitors.ts";
import { type PadVisit, toPadCookieName } from "../participant.ts";
import { checkEncryption } from "../entrance/pad-gate.ts";

/** A whole school comes in at once from one address; a script that never stops does not. */
const ENTERING = { burst: 600, perSecond: 50 };

/** How pupils come to a room: `api/pad/enter`, `api/pad/me`, `api/pad/claim`, `api/pad/hand-in`, `api/pad/leave`. */
export function listPadEntranceRoutes(deps: PadDeps): readonly Route[] {
  const { participants, database, tiles, now } = deps;
  const entrances = { queries: database.queries, tiles };
  const keys = createPadKeys(deps);
  const admit = createVisitors(deps);
  const claim = createClaims(deps);
  const entering = createBuckets({ ...ENTERING, now });

  /** As it stands now, not as it was remembered, unless the next step looks for itself. */
  async function lookAgain(c: Context<AppEnv>, { fresh } = { fresh: true }): Promise<PadVisit> {
    const visit = await participants.look(c.req.raw.headers, isSecure(c), { fresh });
    if (typeof visit === "string") throw notInRoom();
    return visit;
  }

  return [
    anyone(
      "POST api/pad/enter",
      { switch: null, overPlainHttp: true, body: padKeySchema },
      async (c, { body }) => {
        const by = findAsker(c, deps.config);
        const opened = await keys.open(body, by);
        checkEncryption(c, opened.room);
        if (await isRoomSwitchedOff(database.queries, opened.room.id)) throw padsOff();
        const waitMs = entering.take(at(by, opened.room.id), 1);
        if (waitMs > 0) throw tooManyVisitors(waitMs);
        const known = await participants.look(c.req.raw.headers, isSecure(c), { fresh: true });
        const visitor = await admit(opened, {
          visit: typeof known === "string" ? undefined : known,
          name: toDeviceName(c.req.header("user-agent")),
        });
        if (visitor === "closed") return c.json(toEntrance(opened.room, "closed"));
        const { visit, cookie } = visitor;
        if (cookie) {
          const secure = isSecure(c);
          setCookie(c, toPadCookieName(secure), cookie.value, {
            secure,
            path: "/",
            httpOnly: true,
            sameSite: "Lax",
            maxAge: Math.max(1, Math.floor((cookie.expiresAt - now()) / 1000)),
          });
        }
        const entrance = await readEntrance(entrances, visit);
        const answer: PadEntrance = { ...entrance, token: keys.signToken(visit.participant.id) };
        return c.json(answer);
      },
    ),
    inPadRoom("GET api/pad/me", { states: ["choosing", "waiting", "in", "closed"] }, async (c) =>
      c.json(await readEntrance(entrances, await lookAgain(c))),
    ),
    inPadRoom(
      "POST api/pad/claim",
      { states: ["choosing", "waiting", "in"], body: padWishSchema },
      async (c, { body: wish }) => {
        const visit = await lookAgain(c, { fresh: false });
        const { row, member } = await claim(visit, wish);
        const { state, member_id: memberId } = row;
        const participant = { ...visit.participant, state, memberId: memberId ?? undefined };
        return c.json(toOwnEntrance({ participant, room: visit.room }, member));
      },
    ),
    inPadRoom(
      "POST api/pad/hand-in",
      { states: ["choosing", "waiting", "in"], body: broughtSchema, bodyMaxBytes: 128 * 1024 },
      async (c, { body }) => handIn(deps, await lookAgain(c), body),
    ),
    // Whoever sat there may always get up.
    inPadRoom(
      "POST api/pad/leave",
      {
        switch: null,
        states: ["choosing", "waiting", "in", "closed"],
        body: nothing,
        whileStopped: "ends",
      },
      async (c) => {
        await leaveRoom(deps, await lookAgain(c));
        const secure = isSecure(c);
        deleteCookie(c, toPadCookieName(secure), { secure, path: "/" });
      },
    ),
  ];
}

function isSecure(c: Context<AppEnv>): boolean {
  return c.get("arrival").type === "secure";
}
