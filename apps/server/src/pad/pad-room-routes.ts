import type { PadRoomEntry } from "@damim/domain/pad/pad-room-entry.ts";
import { HttpFailure } from "../http/http-failure.ts";
import { parseBody } from "../http/parse-body.ts";
import type { Route } from "../http/route.ts";
import { createRoom } from "./create-room.ts";
import type { PadDeps } from "./pad-deps.ts";
import { newPadRoomSchema } from "./pad-room-body.ts";
import { findRoomEntry, listRoomEntries } from "./pad-rooms.ts";

/** The teacher's own rooms: `api/pad/rooms` and `api/pad/rooms/:id`. */
export function listPadRoomRoutes(deps: PadDeps): readonly Route[] {
  async function findOwn(ownerId: string, roomId: string | undefined): Promise<PadRoomEntry> {
    const entry = await findRoomEntry(deps, ownerId, roomId ?? "");
    if (!entry) throw roomNotYours();
    return entry;
  }

  return [
    {
      method: "POST",
      path: "api/pad/rooms",
      who: "signed-in",
      body: newPadRoomSchema,
      async answer(c, { user }) {
        const wanted = await parseBody(c, newPadRoomSchema);
        return c.json(await findOwn(user.id, await createRoom(deps, user.id, wanted)));
      },
    },
    {
      method: "GET",
      path: "api/pad/rooms",
      who: "signed-in",
      answer: async (c, { user }) => c.json({ rooms: await listRoomEntries(deps, user.id) }),
    },
    {
      method: "GET",
      path: "api/pad/rooms/:id",
      who: "signed-in",
      answer: async (c, { user }) => c.json(await findOwn(user.id, c.req.param("id"))),
    },
  ];
}

/** The same for a room of somebody else and for none at all. */
export function roomNotYours(): HttpFailure {
  return new HttpFailure(404, "PadUnknown", "이 방을 찾지 못했어요. 이미 지워졌을 수 있어요.");
}
