import type { PadTile } from "@damim/domain/pad/pad-entrance.ts";
import type { PadBoard } from "@damim/domain/pad/room/pad-room.ts";
import { type PadRoomId, padScope } from "@damim/domain/pad/pad-scope.ts";
import type { Fields } from "@damim/sync/kind.ts";
import type { Queries } from "../db/schema.ts";
import type { ScopeDraft } from "../sync/scope-writer.ts";
import { isTaken, listPlaces } from "./pad-places.ts";
import type { PadRoomFacts } from "./pad-room-facts.ts";

type TiledRoom = Pick<PadRoomFacts, "id" | "room">;

/** The numbers of rooms and whether they are taken. */
export interface PadTiles {
  /**
   * Of one room, ascending. A class asks for them in the same second: they are read once, until a place of the room
   * is written.
   */
  read(room: TiledRoom): Promise<readonly PadTile[]>;
  /** A place of the room was written. */
  forget(roomId: PadRoomId): void;
}

/** Devices die without a word (twelve hours), and another process may write: a list is not held for longer. */
const HELD_MS = 1_000;
const ROOMS_MAX = 500;

export function createPadTiles({
  queries,
  now,
}: {
  readonly queries: Queries;
  readonly now: () => number;
}): PadTiles {
  const heldByRoom = new Map<
    PadRoomId,
    { readonly readAt: number; readonly tiles: Promise<readonly PadTile[]> }
  >();
  return {
    async read({ id: roomId, room }) {
      const held = heldByRoom.get(roomId);
      if (held && Math.abs(now() - held.readAt) < HELD_MS) return held.tiles;
      if (heldByRoom.size >= ROOMS_MAX) heldByRoom.clear();
      const reading = {
        readAt: now(),
        tiles: listTiles(queries, { roomId, board: room.board, now: now() }),
      };
      heldByRoom.set(roomId, reading);
      // What could not be read is not remembered as such.
      reading.tiles.catch(() => {
        if (heldByRoom.get(roomId) === reading) heldByRoom.delete(roomId);
      });
      return reading.tiles;
    },
    forget: (roomId) => void heldByRoom.delete(roomId),
  };
}

async function listTiles(
  queries: Queries,
  about: { readonly roomId: PadRoomId; readonly board: PadBoard; readonly now: number },
): Promise<readonly PadTile[]> {
  const places = await listPlaces(createReader(queries, about.roomId), queries, about);
  return places
    .flatMap((place) => {
      const { number } = place.member;
      return number ? [{ number, isTaken: isTaken(place) }] : [];
    })
    .sort((a, b) => a.number - b.number);
}

function createReader(queries: Queries, roomId: PadRoomId): Pick<ScopeDraft, "list"> {
  return {
    async list(kind) {
      const rows = await queries
        .selectFrom("rows")
        .select(["id", "data"])
        .where("scope", "=", padScope(roomId))
        .where("kind", "=", kind)
        .where("dead_at", "is", null)
        .execute();
      return rows.map(({ id, data }) => ({ id, data: JSON.parse(data) as Fields }));
    },
  };
}
