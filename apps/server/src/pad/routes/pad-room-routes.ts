import { PAD_ROOM_ROW, padRoomKind } from "@damim/domain/pad/room/pad-room.ts";
import type { PadRoomEntry } from "@damim/domain/pad/pad-room-entry.ts";
import { type PadRoomId, padScope } from "@damim/domain/pad/pad-scope.ts";
import type { Fields } from "@damim/sync/kind.ts";
import type { Context } from "hono";
import { notFound } from "../../http/http-failure.ts";
import { isSwitchedOff } from "../../session/switched-off.ts";
import type { SignedIn } from "../../session/find-session.ts";
import { signedIn, type AppEnv, type Route, nothing } from "../../http/route.ts";
import { createRoom, LONGEST_LIFE_MS, toEnd } from "../room/create-room.ts";
import { endRoom } from "../room/end-room.ts";
import { giveSpokenCode } from "../entrance/pad-codes.ts";
import type { PadDeps } from "../pad-deps.ts";
import { decideAboutPeople, padPeopleSchema } from "../pad-people.ts";
import { newPadRoomSchema, padSettingsSchema } from "../room/pad-room-body.ts";
import { findRoomEntry, listRoomEntries, roomNotYours } from "../room/pad-rooms.ts";

/** Of a thousand pupils, each with a long name. */
const ROOM_BYTES = 256 * 1024;
const LEFT_AFTER_SURVEY_MS = 30 * 86_400_000;

/** A teacher's own rooms: `api/pad/rooms` and what lies below it. */
export function listPadRoomRoutes(deps: PadDeps): readonly Route[] {
  const { now } = deps;

  async function findOwn(c: Context<AppEnv>, { user }: SignedIn): Promise<PadRoomEntry> {
    const entry = await findRoomEntry(deps, user.id, c.req.param("id") ?? "");
    if (!entry) throw roomNotYours();
    return entry;
  }

  /** Writes the room's row; devices in it hear that they stand elsewhere now. */
  async function changeRoom(roomId: PadRoomId, set: Fields): Promise<void> {
    await deps.writeScope(padScope(roomId), (draft) =>
      draft.write(padRoomKind.name, PAD_ROOM_ROW, set),
    );
    deps.announce(roomId);
  }

  return [
    signedIn(
      "POST api/pad/rooms",
      { switch: null, body: newPadRoomSchema, bodyMaxBytes: ROOM_BYTES },
      async (c, { user, body: wanted }) => {
        const isOff = await isSwitchedOff(deps.database.queries, "pads");
        if (isOff && wanted.room.board !== "survey") throw notFound();
        const roomId = await createRoom(deps, user.id, wanted);
        return c.json(await findRoomEntry(deps, user.id, roomId));
      },
    ),
    signedIn("GET api/pad/rooms", {}, async (c, { user }) =>
      c.json({ rooms: await listRoomEntries(deps, user.id) }),
    ),
    signedIn("GET api/pad/rooms/:id", {}, async (c, session) => c.json(await findOwn(c, session))),
    signedIn("POST api/pad/rooms/:id/code", { body: nothing }, async (c, session) => {
      await giveSpokenCode(deps, (await findOwn(c, session)).roomId);
      return c.json(await findOwn(c, session));
    }),
    signedIn(
      "POST api/pad/rooms/:id/close",
      { body: nothing, whileStopped: "ends" },
      async (c, session) => {
        const { roomId, closedAt = now(), isSurvey } = await findOwn(c, session);
        // Its answers are copied into the teacher's year, and need not lie here for as long as it might be open.
        const end = isSurvey ? { endsAt: now() + LEFT_AFTER_SURVEY_MS } : {};
        await changeRoom(roomId, { closedAt, ...end });
        return c.json(await findOwn(c, session));
      },
    ),
    signedIn("POST api/pad/rooms/:id/reopen", { body: nothing }, async (c, session) => {
      const { roomId, isSurvey } = await findOwn(c, session);
      const end = isSurvey ? { endsAt: now() + LONGEST_LIFE_MS } : {};
      await changeRoom(roomId, { closedAt: null, closesAt: null, ...end });
      return c.json(await findOwn(c, session));
    }),
    signedIn("POST api/pad/rooms/:id/settings", { body: padSettingsSchema }, async (c, session) => {
      const { isHttpsOnly, endsAt } = session.body;
      const { roomId } = await findOwn(c, session);
      const set = endsAt === undefined ? {} : { endsAt: toEnd(endsAt, now()) };
      if (isHttpsOnly !== undefined) await setHttpsOnly(deps, roomId, isHttpsOnly);
      await changeRoom(roomId, set);
      return c.json(await findOwn(c, session));
    }),
    signedIn(
      "POST api/pad/rooms/:id/people",
      { body: padPeopleSchema, whileStopped: "ends" },
      async (c, session) => {
        const wish = session.body;
        const { roomId } = await findOwn(c, session);
        await decideAboutPeople(deps, roomId, wish);
      },
    ),
    signedIn("DELETE api/pad/rooms/:id", {}, async (c, session) => {
      const { roomId } = await findOwn(c, session);
      await endRoom(deps, roomId);
      deps.announce(roomId);
      return c.json({ removed: true });
    }),
  ];
}

async function setHttpsOnly(
  { database }: PadDeps,
  roomId: PadRoomId,
  isHttpsOnly: boolean,
): Promise<void> {
  await database.queries
    .updateTable("pad_rooms")
    .set({ is_https_only: isHttpsOnly ? 1 : 0 })
    .where("id", "=", roomId)
    .execute();
}
