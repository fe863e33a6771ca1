import { isClubUid } from "@damim/domain/club/club-role.ts";
import { sql } from "kysely";
import type { Database } from "../db/open-database.ts";
import type { Queries } from "../db/schema.ts";
import type { FileRow } from "../db/synced-tables.ts";
import { findRoomOfFiles } from "./pad-file-owner.ts";

/** A file that is there for its owner. */
export async function findFile(
  queries: Queries,
  ownerId: string,
  id: string,
): Promise<FileRow | undefined> {
  return queries
    .selectFrom("files")
    .selectAll()
    .where("owner_id", "=", ownerId)
    .where("id", "=", id)
    .where("state", "!=", "removed")
    .executeTakeFirst();
}

/** A file of a club that this teacher is in. */
export async function findClubFile(
  queries: Queries,
  userId: string,
  id: string,
): Promise<FileRow | undefined> {
  return queries
    .selectFrom("files")
    .innerJoin("club_members", "club_members.club_uid", "files.owner_id")
    .selectAll("files")
    .where("club_members.user_id", "=", userId)
    .where("files.id", "=", id)
    .where("files.state", "!=", "removed")
    .executeTakeFirst();
}

/** The bytes that a teacher's files take, those that are on their way too. */
export async function countFileBytes(queries: Queries, ownerId: string): Promise<number> {
  const { bytes } = await queries
    .selectFrom("files")
    .select(
      sql<number | string | null>`sum(case state when 'uploading' then upload_size
        else coalesce(size, 0) + coalesce(thumbnail_size, 0) end)`.as("bytes"),
    )
    .where("owner_id", "=", ownerId)
    .executeTakeFirstOrThrow();
  return Number(bytes ?? 0);
}

/** Two devices of one teacher, or of one pad room, must not both get the last free place. */
export async function lockOwner(
  queries: Queries,
  ownerId: string,
  kind: Database["kind"],
): Promise<void> {
  // SQLite: BEGIN IMMEDIATE already keeps every other writer out.
  if (kind === "sqlite") return;
  const roomId = findRoomOfFiles(ownerId);
  if (isClubUid(ownerId)) {
    const club = queries.selectFrom("clubs").select("uid").where("uid", "=", ownerId);
    await club.forUpdate().execute();
    return;
  }
  await queries
    .selectFrom(roomId === undefined ? "users" : "pad_rooms")
    .select("id")
    .where("id", "=", roomId ?? ownerId)
    .forUpdate()
    .execute();
}

/** Forward by one piece; false when another request was faster, whose piece is the same. */
export async function advanceUpload(
  queries: Queries,
  file: FileRow,
  step: { readonly from: number; readonly to: number; readonly now: number },
): Promise<boolean> {
  const moved = await queries
    .updateTable("files")
    .set({ received: step.to, touched_at: step.now })
    .where("owner_id", "=", file.owner_id)
    .where("id", "=", file.id)
    .where("state", "=", "uploading")
    .where("received", "=", step.from)
    .returning("id")
    .executeTakeFirst();
  return moved !== undefined;
}

/** Changes a file that is still on its way; one that is not any more stays as it is. */
export async function endUpload(
  queries: Queries,
  file: FileRow,
  change: Partial<FileRow>,
): Promise<void> {
  await queries
    .updateTable("files")
    .set(change)
    .where("owner_id", "=", file.owner_id)
    .where("id", "=", file.id)
    .where("state", "=", "uploading")
    .execute();
}
