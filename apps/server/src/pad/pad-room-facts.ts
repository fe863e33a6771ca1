import {
  isClosedAt,
  type PadRoom,
  PAD_ROOM_ROW,
  padRoomKind,
} from "@damim/domain/pad/room/pad-room.ts";
import { type PadRoomId, padScope } from "@damim/domain/pad/pad-scope.ts";
import { type Fields, toPlainData } from "@damim/sync/kind.ts";
import type { PadRoomRow } from "../db/pad-tables.ts";
import type { Queries } from "../db/schema.ts";

/** A room as the server's own rules need it: what stands in its table and in its row. */
export interface PadRoomFacts {
  readonly id: PadRoomId;
  readonly ownerId: string;
  readonly name: string;
  readonly isHttpsOnly: boolean;
  readonly room: PadRoom;
}

/** A room of the table with the data of its own row. */
export type FoundRoom = PadRoomRow & { readonly room_data: string };

/**
 * The own rows of rooms beside them, in their order; a room whose row is gone is none. Asked for one after the other:
 * what pupils and teachers wrote may lie on another node than the rooms.
 */
export async function findRoomRows<Room extends Pick<PadRoomRow, "id">>(
  queries: Queries,
  rooms: readonly Room[],
): Promise<readonly (Room & Pick<FoundRoom, "room_data">)[]> {
  const found: (Room & Pick<FoundRoom, "room_data">)[] = [];
  for (const room of rooms) {
    const row = await queries
      .selectFrom("rows")
      .select("data")
      .where("scope", "=", padScope(room.id))
      .where("kind", "=", padRoomKind.name)
      .where("id", "=", PAD_ROOM_ROW)
      .where("dead_at", "is", null)
      .executeTakeFirst();
    if (row) found.push({ ...room, room_data: row.data });
  }
  return found;
}

export function toRoomFacts(row: FoundRoom): PadRoomFacts {
  return {
    id: row.id,
    ownerId: row.owner_id,
    name: row.name,
    isHttpsOnly: row.is_https_only !== 0,
    room: toPadRoom(row.room_data),
  };
}

/** Was checked by its schema when it was written. */
export function toPadRoom(data: string): PadRoom {
  return toPlainData(JSON.parse(data) as Fields) as unknown as PadRoom;
}

export function isClosed({ room }: Pick<PadRoomFacts, "room">, now: number): boolean {
  return isClosedAt(room, now);
}
