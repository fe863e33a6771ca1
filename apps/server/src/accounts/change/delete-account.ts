import { assignScope } from "@damim/domain/class-assignment/assign-scope.ts";
import { padScope } from "@damim/domain/pad/pad-scope.ts";
import { sql } from "kysely";
import type { FileStorage } from "../../base/ports/file-storage.ts";
import type { Database } from "../../db/open-database.ts";
import type { Queries, Tables } from "../../db/schema.ts";
import { comments } from "../../cafe/comments.ts";
import { posts } from "../../cafe/posts.ts";
import { listOwnAssigns } from "../../assigns/erase-assign.ts";
import { leaveAllClubs, listLoneClubs } from "../../clubs/erase-club.ts";
import { ideas } from "../../ideas/ideas.ts";
import { leaveIdeas } from "../../ideas/tries.ts";
import { templates, uses } from "../../templates/templates.ts";
import { toRoomFileOwner } from "../../files/pad-file-owner.ts";
import { listSessionIds } from "../list-sessions.ts";
import { forgetOwner, revokeSessions } from "../../session/revoked-sessions.ts";

interface Whose {
  readonly uid: string;
  readonly scopes: readonly string[];
  /** Ids of pad rooms. */
  readonly rooms: readonly string[];
  /** Whose files they are: the teacher's own and those of the rooms. */
  readonly fileOwners: readonly string[];
}

type Erase = ((queries: Queries, whose: Whose) => Promise<unknown>) | "nobody's";

/** What of each table is one teacher's. A new table does not compile until it is said here. */
const eraseByTable: Readonly<Record<keyof Tables, Erase>> = {
  rows: (queries, { scopes }) => queries.deleteFrom("rows").where("scope", "in", scopes).execute(),
  history: (queries, { scopes }) =>
    queries.deleteFrom("history").where("scope", "in", scopes).execute(),
  writers: async (queries, { uid, scopes }) => {
    await queries.deleteFrom("writers").where("scope", "in", scopes).execute();
    await queries.deleteFrom("writers").where("user_id", "=", uid).execute();
  },
  files: (queries, { fileOwners }) =>
    queries.deleteFrom("files").where("owner_id", "in", fileOwners).execute(),
  destructions: (queries, { uid }) =>
    queries.deleteFrom("destructions").where("user_id", "=", uid).execute(),
  kept_promises: (queries, { uid }) =>
    queries.deleteFrom("kept_promises").where("user_id", "=", uid).execute(),
  // Of both sides: who is gone neither gives nor receives.
  handovers: async (queries, { uid }) => {
    await queries.deleteFrom("handovers").where("giver_id", "=", uid).execute();
    await queries.deleteFrom("handovers").where("receiver_id", "=", uid).execute();
  },
  pad_participants: (queries, { rooms }) =>
    rooms.length === 0
      ? Promise.resolve()
      : queries.deleteFrom("pad_participants").where("room_id", "in", rooms).execute(),
  pad_codes: (queries, { rooms }) =>
    rooms.length === 0
      ? Promise.resolve()
      : queries.deleteFrom("pad_codes").where("room_id", "in", rooms).execute(),
  pad_rooms: (queries, { uid }) =>
    queries.deleteFrom("pad_rooms").where("owner_id", "=", uid).execute(),
  links: (queries, { uid }) => queries.deleteFrom("links").where("owner_id", "=", uid).execute(),
  capsules: (queries, { uid }) =>
    queries.deleteFrom("capsules").where("owner_id", "=", uid).execute(),
  roles: (queries, { uid }) => queries.deleteFrom("roles").where("user_id", "=", uid).execute(),
  suspensions: (queries, { uid }) =>
    queries.deleteFrom("suspensions").where("user_id", "=", uid).execute(),
  assign_members: (queries, { uid }) =>
    queries.deleteFrom("assign_members").where("user_id", "=", uid).execute(),
  assigns: (queries, { uid }) =>
    queries.deleteFrom("assigns").where("owner_id", "=", uid).execute(),
  // Her clubs pass to another of their teachers; what nobody else is in goes.
  club_members: (queries, { uid }) => leaveAllClubs(queries, uid),
  club_invites: (queries, { uid }) =>
    queries.deleteFrom("club_invites").where("made_by", "=", uid).execute(),
  // A club and its log stay with its other members.
  clubs: "nobody's",
  club_log: "nobody's",
  push_subscriptions: (queries, { uid }) =>
    queries.deleteFrom("push_subscriptions").where("user_id", "=", uid).execute(),
  deliveries: (queries, { uid }) =>
    queries.deleteFrom("deliveries").where("user_id", "=", uid).execute(),
  due_times: (queries, { uid }) =>
    queries.deleteFrom("due_times").where("user_id", "=", uid).execute(),
  // Said to all.
  notice_plans: "nobody's",
  // Ids alone, kept for two years (admin/trim-audit-job.ts).
  audit: "nobody's",
  reviews: (queries, { uid }) => queries.deleteFrom("reviews").where("user_id", "=", uid).execute(),
  ai_usage: (queries, { uid }) =>
    queries.deleteFrom("ai_usage").where("user_id", "=", uid).execute(),
  email_changes: (queries, { uid }) =>
    queries.deleteFrom("email_changes").where("user_id", "=", uid).execute(),
  // Stays until a second deletion found nobody (`deleteAccount`).
  deletions: "nobody's",
  known_devices: (queries, { uid }) =>
    queries.deleteFrom("known_devices").where("user_id", "=", uid).execute(),
  // Of better-auth: whose it is stands somewhere in the value, in a form of its own.
  verifications: (queries, { uid }) =>
    queries.deleteFrom("verifications").where("value", "like", `%${uid}%`).execute(),
  revoked_sessions: forgetUser,
  sessions: (queries, { uid }) =>
    queries.deleteFrom("sessions").where("user_id", "=", uid).execute(),
  accounts: (queries, { uid }) =>
    queries.deleteFrom("accounts").where("user_id", "=", uid).execute(),
  passkeys: (queries, { uid }) =>
    queries.deleteFrom("passkeys").where("user_id", "=", uid).execute(),
  two_factors: (queries, { uid }) =>
    queries.deleteFrom("two_factors").where("user_id", "=", uid).execute(),
  users: (queries, { uid }) => queries.deleteFrom("users").where("id", "=", uid).execute(),
  scopes: (queries, { scopes }) =>
    queries.deleteFrom("scopes").where("scope", "in", scopes).execute(),
  // Hashes under a key, of the last hour.
  password_tries: "nobody's",
  blocks: async (queries, { uid }) => {
    await queries.deleteFrom("blocks").where("user_id", "=", uid).execute();
    await queries.deleteFrom("blocks").where("blocked_id", "=", uid).execute();
  },
  cafe_boards: "nobody's",
  cafe_counters: "nobody's",
  cafe_hearts: (queries, { uid }) =>
    queries.deleteFrom("cafe_hearts").where("user_id", "=", uid).execute(),
  cafe_members: (queries, { uid }) =>
    queries.deleteFrom("cafe_members").where("user_id", "=", uid).execute(),
  // What was said among teachers stays, as 「떠난 선생님」.
  cafe_posts: (queries, { uid }) =>
    queries
      .updateTable("cafe_posts")
      .set({ author_id: null })
      .where("author_id", "=", uid)
      .execute(),
  cafe_comments: (queries, { uid }) =>
    queries
      .updateTable("cafe_comments")
      .set({ author_id: null })
      .where("author_id", "=", uid)
      .execute(),
  cafe_words: "nobody's",
  // Her votes and tries go, and their counts with them.
  idea_tries: (queries, { uid }) => leaveIdeas(queries, uid),
  idea_votes: (queries, { uid }) => leaveIdeas(queries, uid),
  ideas: (queries, { uid }) =>
    queries.updateTable("ideas").set({ author_id: null }).where("author_id", "=", uid).execute(),
  idea_words: "nobody's",
  template_uses: (queries, { uid }) => uses.leave(queries, uid),
  template_words: "nobody's",
  templates: (queries, { uid }) =>
    queries
      .updateTable("templates")
      .set({ author_id: null })
      .where("author_id", "=", uid)
      .execute(),
  moderation_cases: "nobody's",
  moderation_decisions: async (queries, { uid }) => {
    for (const column of ["author_id", "moderator_id"] as const) {
      await queries
        .updateTable("moderation_decisions")
        .set({ [column]: null })
        .where(column, "=", uid)
        .execute();
    }
  },
  reports: (queries, { uid }) =>
    queries
      .updateTable("reports")
      .set({ reporter_id: null })
      .where("reporter_id", "=", uid)
      .execute(),
  // Keyed hashes, kept for two years by law (access-log/access-log.ts).
  access_log: "nobody's",
  // Weather of places and menus of schools: whoever asked stands in neither.
  outside_copies: "nobody's",
  outside_services: "nobody's",
  // Scrubbed, and without whose they were.
  error_groups: "nobody's",
  page_counts: "nobody's",
  facts: "nobody's",
  jobs: "nobody's",
  leases: "nobody's",
  migrations: "nobody's",
};

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
    for (const erase of Object.values(eraseByTable)) {
      if (erase !== "nobody's") await erase(queries, whose);
    }
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

/** Never empty: `in ()` is no SQL everywhere. */
async function listScopes(queries: Queries, uid: string): Promise<readonly string[]> {
  const scopes = await queries
    .selectFrom("scopes")
    .select("scope")
    .where(sql<boolean>`substr(scope, 1, ${uid.length + 3}) = ${`t/${uid}/`}`)
    .execute();
  return [`t/${uid}/profile`, ...scopes.map(({ scope }) => scope)];
}

function forgetUser(queries: Queries, { uid }: Whose): Promise<unknown> {
  return forgetOwner(queries, uid);
}
