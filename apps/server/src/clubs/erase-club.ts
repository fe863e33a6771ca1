import { sql } from "kysely";
import type { FileStorage } from "../base/ports/file-storage.ts";
import type { Queries } from "../db/schema.ts";
import { listMembers, setRole } from "./club-members.ts";

/** Deletes everything of a club but the bytes of its files (`removeClubFiles`). */
export async function eraseClub(queries: Queries, clubUid: string): Promise<void> {
  for (const table of ["rows", "history", "writers", "scopes"] as const) {
    await queries
      .deleteFrom(table)
      .where(sql<boolean>`substr(scope, 1, ${clubUid.length + 3}) = ${`t/${clubUid}/`}`)
      .execute();
  }
  await queries.deleteFrom("files").where("owner_id", "=", clubUid).execute();
  for (const table of ["club_members", "club_invites", "club_log"] as const) {
    await queries.deleteFrom(table).where("club_uid", "=", clubUid).execute();
  }
  await queries.deleteFrom("clubs").where("uid", "=", clubUid).execute();
}

export async function removeClubFiles(files: FileStorage, clubUid: string): Promise<void> {
  for (const key of await files.list(`${clubUid}/`)) await files.remove(key);
}

/**
 * An account goes: a club of which it was 주인 passes to the teacher who came first, 함께 before 보기. One in which nobody
 * else is goes with it.
 */
export async function leaveAllClubs(queries: Queries, userId: string): Promise<void> {
  const own = await queries
    .selectFrom("club_members")
    .select(["club_uid", "role"])
    .where("user_id", "=", userId)
    .execute();
  for (const { club_uid: clubUid, role } of own) {
    const others = (await listMembers(queries, clubUid)).filter((each) => each.userId !== userId);
    const heir = others.find((each) => each.role === "member") ?? others[0];
    if (!heir) {
      await eraseClub(queries, clubUid);
      continue;
    }
    if (role === "owner") {
      await setRole(queries, { clubUid, userId: heir.userId, role: "owner" });
    }
  }
  await queries.deleteFrom("club_members").where("user_id", "=", userId).execute();
}

/** Clubs in which this teacher is alone: whose files go with the account. */
export async function listLoneClubs(queries: Queries, userId: string): Promise<readonly string[]> {
  const own = await queries
    .selectFrom("club_members")
    .select("club_uid")
    .where("user_id", "=", userId)
    .execute();
  const lone: string[] = [];
  for (const { club_uid: clubUid } of own) {
    if ((await listMembers(queries, clubUid)).length === 1) lone.push(clubUid);
  }
  return lone;
}
