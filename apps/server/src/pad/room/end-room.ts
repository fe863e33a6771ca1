import { type PadRoomId, padScope } from "@damim/domain/pad/pad-scope.ts";
import type { FileStorage } from "../../base/ports/file-storage.ts";
import type { Database } from "../../db/open-database.ts";
import type { Queries } from "../../db/schema.ts";
import { toRoomFileOwner } from "../../files/pad-file-owner.ts";

/**
 * Takes a room away with everything in it: rows, history, people, codes, files. Its bytes go before the tables, and
 * once more after them for an upload that was under way. May run again when its process died.
 */
export async function endRoom(
  { database, files }: { readonly database: Database; readonly files: FileStorage },
  roomId: PadRoomId,
): Promise<void> {
  await removeBytes(files, roomId);
  await database.tx((queries) => eraseRoom(queries, roomId));
  await removeBytes(files, roomId);
}

async function eraseRoom(queries: Queries, roomId: PadRoomId): Promise<void> {
  const scope = padScope(roomId);
  await queries.deleteFrom("pad_participants").where("room_id", "=", roomId).execute();
  await queries.deleteFrom("pad_codes").where("room_id", "=", roomId).execute();
  await queries
    .deleteFrom("links")
    .where("kind", "=", "answer")
    .where("target_id", "=", roomId)
    .execute();
  await queries.deleteFrom("pad_rooms").where("id", "=", roomId).execute();
  await queries.deleteFrom("files").where("owner_id", "=", toRoomFileOwner(roomId)).execute();
  await queries.deleteFrom("rows").where("scope", "=", scope).execute();
  await queries.deleteFrom("history").where("scope", "=", scope).execute();
  await queries.deleteFrom("writers").where("scope", "=", scope).execute();
  await queries.deleteFrom("scopes").where("scope", "=", scope).execute();
}

async function removeBytes(files: FileStorage, roomId: PadRoomId): Promise<void> {
  for (const key of await files.list(`${toRoomFileOwner(roomId)}/`)) await files.remove(key);
}
