import { isClosedAt, type PadRoom, PAD_ROOM_ROW, padRoomKind } from "@damim/domain/pad/pad-room.ts";
import type { PadRoomId } from "@damim/domain/pad/pad-scope.ts";
import { type Fields, toPlainData } from "@damim/sync/kind.ts";
import { type RawBuilder, sql } from "kysely";
import type { PadRoomRow, Queries } from "../db/schema.ts";

/** A room as the server's own rules need it: what stands in its table and in its row. */
export interface PadRoomFacts {
  readonly id: PadRoomId;
  readonly ownerId: string;
  readonly name: string;
  readonly isHttpsOnly: boolean;
  readonly room: PadRoom;
}

/** The columns behind `toRoomFacts`, with the room's own row beside them. */
export function selectRooms(queries: Queries) {
  return queries
    .selectFrom("pad_rooms")
    .innerJoin("rows", (join) =>
      join
        .on("rows.scope", "=", toScopeOf("pad_rooms.id"))
        .on("rows.kind", "=", padRoomKind.name)
        .on("rows.id", "=", PAD_ROOM_ROW)
        .on("rows.dead_at", "is", null),
    )
    .selectAll("pad_rooms")
    .select("rows.data as room_data");
}

export function toRoomFacts(row: PadRoomRow & { readonly room_data: string }): PadRoomFacts {
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

/** The scope of a room, in SQL. */
function toScopeOf(column: string): RawBuilder<string> {
  return sql<string>`'pad/' || ${sql.ref(column)}`;
}
