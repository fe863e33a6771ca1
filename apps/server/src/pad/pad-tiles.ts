import type { PadTile } from "@damim/domain/pad/pad-entrance.ts";
import { type PadRoomId, padScope } from "@damim/domain/pad/pad-scope.ts";
import type { Fields } from "@damim/sync/kind.ts";
import type { Queries } from "../db/schema.ts";
import type { ScopeDraft } from "../sync/scope-writer.ts";
import { isTaken, listPlaces } from "./pad-places.ts";

/** Devices die without a word (twelve hours): a list is not held for longer. */
const HELD_MS = 1_000;
const ROOMS_MAX = 500;

interface HeldTiles {
  readonly seq: number;
  readonly readAt: number;
  readonly tiles: Promise<readonly PadTile[]>;
}

/** For each database of this process, the rooms whose tiles were asked for last. */
const heldByQueries = new WeakMap<Queries, Map<PadRoomId, HeldTiles>>();

/**
 * The numbers of a room and whether they are taken, ascending. A class asks for them in the same second: as long as
 * nothing in the room was written they are read once.
 */
export async function readTiles(
  queries: Queries,
  roomId: PadRoomId,
  now: number,
): Promise<readonly PadTile[]> {
  const scope = await queries
    .selectFrom("scopes")
    .select("seq")
    .where("scope", "=", padScope(roomId))
    .executeTakeFirst();
  const seq = scope?.seq ?? 0;
  const heldByRoom = heldByQueries.get(queries) ?? new Map<PadRoomId, HeldTiles>();
  heldByQueries.set(queries, heldByRoom);
  const held = heldByRoom.get(roomId);
  if (held?.seq === seq && Math.abs(now - held.readAt) < HELD_MS) return held.tiles;
  if (heldByRoom.size >= ROOMS_MAX) heldByRoom.clear();
  const tiles = listTiles(queries, roomId, now);
  heldByRoom.set(roomId, { seq, readAt: now, tiles });
  // What could not be read is not remembered as such.
  tiles.catch(() => heldByRoom.delete(roomId));
  return tiles;
}

async function listTiles(
  queries: Queries,
  roomId: PadRoomId,
  now: number,
): Promise<readonly PadTile[]> {
  const places = await listPlaces(createReader(queries, roomId), queries, { roomId, now });
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
