import { assignScope } from "@damim/domain/class-assignment/assign-scope.ts";
import { padScope } from "@damim/domain/pad/pad-scope.ts";
import { sql } from "kysely";
import type { FileStorage } from "../../base/ports/file-storage.ts";
import type { Database } from "../../db/open-database.ts";
import type { Queries } from "../../db/schema.ts";
import { comments } from "../../cafe/comments.ts";
import { posts } from "../../cafe/posts.ts";
import { listOwnAssigns } from "../../assigns/erase-assign.ts";
import { listLoneClubs } from "../../clubs/erase-club.ts";
import { ideas } from "../../ideas/ideas.ts";
import { templates } from "../../templates/templates.ts";
import { placesByTable, type AnyAccount, type Whose } from "../../registry/table-places.ts";
import { toRoomFileOwner } from "../../files/pad-file-owner.ts";
import { listSessionIds } from "../list-sessions.ts";
import { revokeSessions } from "../../session/revoked-sessions.ts";

export interface DeletedAccount {
  readonly email: string;
  /** Their devices wipe themselves at their next contact. */
  readonly sessionIds: readonly string[];
  /** Pad rooms that went too: whoever is in them is out. */
  readonly rooms: readonly string[];
}

/** A request that was let in before the deletion has been answered long since. */
const AFTERMATH_MS = 10 * 60_000;

/**
 * Deletes everything of one teacher for good: rows, history, sessions and the account in one transaction, the
 * bytes of files before it and once more after it, for an upload that was under way.
 *
 * A push that was let in before may commit after it. So the planned deletion becomes due once more, and goes
 * itself when it finds no account. May run again when its process died. Undefined when there is no such account.
 */
export async function deleteAccount(
  { database, files, now }: { database: Database; files: FileStorage; now: () => number },
  uid: string,
): Promise<DeletedAccount | undefined> {
  const owners = [
    ...toFileOwners(uid, await listRooms(database.queries, uid)),
    ...(await listLoneClubs(database.queries, uid)),
  ];
  await removeFiles(files, owners);
  const deleted = await database.tx(async (queries) => {
    const user = await queries
      .selectFrom("users")
      .select("email")
      .where("id", "=", uid)
      .executeTakeFirst();
    const sessionIds = await listSessionIds(queries, uid);
    await revokeSessions(queries, sessionIds, { userId: uid, now: now() });
    const rooms = await listRooms(queries, uid);
    const jobs = await listOwnAssigns(queries, uid);
    const scopes = [
      ...(await listScopes(queries, uid)),
      ...rooms.map(padScope),
      ...jobs.map(assignScope),
    ];
    const whose = { uid, scopes, rooms, fileOwners: toFileOwners(uid, rooms) };
    if (await takesPosts(queries, uid))
      for (const things of [comments, posts, ideas, templates]) await things.erase(queries, uid);
    for (const [table, { account }] of Object.entries(placesByTable))
      await leaveTable(queries, { table, account }, whose);
    await planAftermath(queries, uid, user ? now() + AFTERMATH_MS : undefined);
    return user && { email: user.email, sessionIds, rooms };
  });
  await removeFiles(files, owners);
  return deleted;
}

async function planAftermath(
  queries: Queries,
  uid: string,
  dueAt: number | undefined,
): Promise<void> {
  await queries.deleteFrom("deletions").where("user_id", "=", uid).execute();
  if (dueAt === undefined) return;
  const row = { user_id: uid, requested_at: dueAt, due_at: dueAt, takes_posts: 0 };
  await queries.insertInto("deletions").values(row).execute();
}

async function takesPosts(queries: Queries, uid: string): Promise<boolean> {
  const planned = await queries
    .selectFrom("deletions")
    .select("takes_posts")
    .where("user_id", "=", uid)
    .executeTakeFirst();
  return planned?.takes_posts === 1;
}

async function removeFiles(files: FileStorage, owners: readonly string[]): Promise<void> {
  for (const owner of owners) {
    for (const key of await files.list(`${owner}/`)) await files.remove(key);
  }
}

async function listRooms(queries: Queries, uid: string): Promise<readonly string[]> {
  const rooms = await queries
    .selectFrom("pad_rooms")
    .select("id")
    .where("owner_id", "=", uid)
    .execute();
  return rooms.map(({ id }) => id);
}

function toFileOwners(uid: string, rooms: readonly string[]): readonly string[] {
  return [uid, ...rooms.map(toRoomFileOwner)];
}

async function listScopes(queries: Queries, uid: string): Promise<readonly string[]> {
  const scopes = await queries
    .selectFrom("scopes")
    .select("scope")
    .where(sql<boolean>`substr(scope, 1, ${uid.length + 3}) = ${`t/${uid}/`}`)
    .execute();
  return [`t/${uid}/profile`, ...scopes.map(({ scope }) => scope)];
}

/** Takes the account out of one table, as its line in the registry says. */
async function leaveTable(
  queries: Queries,
  { table, account }: { readonly table: string; readonly account: AnyAccount },
  whose: Whose,
): Promise<void> {
  if (account === "stays") return;
  if (typeof account === "function") return void (await account(queries, whose));
  const isNameless = typeof account === "object" && "nameless" in account;
  for (const column of isNameless ? account.nameless : [account].flat()) {
    const [lines, named] = [sql.table(table), sql`${sql.ref(String(column))} = ${whose.uid}`];
    const leave = isNameless
      ? sql`update ${lines} set ${sql.ref(String(column))} = null where ${named}`
      : sql`delete from ${lines} where ${named}`;
    await leave.execute(queries);
  }
}
