import { readClubRole, type ClubRole } from "@damim/domain/club/club-role.ts";
import type { ClubLogAct } from "@damim/domain/club/club-reply.ts";
import { MOST_CLUBS, MOST_CLUB_MEMBERS } from "@damim/domain/club/club-limits.ts";
import { decideClubAct, type ClubAct } from "@damim/domain/club/decide-club-act.ts";
import { createUuidV7 } from "../base/uuid-v7.ts";
import type { Database } from "../db/open-database.ts";
import type { Queries } from "../db/schema.ts";
import { clubFull, toActFailure, tooManyClubs } from "./club-failures.ts";
import type { ClubNames } from "./club-deps.ts";

export interface FoundMember {
  readonly userId: string;
  readonly nickName: string;
  readonly role: ClubRole;
}

/** 주인 first, then in the order in which they came. */
export async function listMembers(
  queries: Queries,
  clubUid: string,
): Promise<readonly FoundMember[]> {
  const rows = await queries
    .selectFrom("club_members")
    .innerJoin("users", "users.id", "club_members.user_id")
    .select(["club_members.user_id", "club_members.role", "users.name"])
    .where("club_members.club_uid", "=", clubUid)
    .orderBy("club_members.joined_at")
    .orderBy("club_members.user_id")
    .execute();
  return rows
    .map(({ user_id: userId, name, role }) => ({
      userId,
      nickName: name,
      role: readClubRole(role),
    }))
    .sort((a, b) => Number(b.role === "owner") - Number(a.role === "owner"));
}

/** Every change of members runs alone: two deeds that each were right never leave a club without its 주인. */
export async function lockClub(
  queries: Queries,
  kind: Database["kind"],
  clubUid: string,
): Promise<void> {
  // SQLite: BEGIN IMMEDIATE already keeps every other writer out.
  if (kind === "sqlite") return;
  await queries.selectFrom("clubs").select("uid").where("uid", "=", clubUid).forUpdate().execute();
}

/**
 * Throws unless this teacher may do it. `target` names a member as `ClubNames.ofMember` does; what comes back is the one
 * whom it names.
 */
export async function requireAct(
  queries: Queries,
  asked: {
    readonly clubUid: string;
    readonly userId: string;
    readonly act: ClubAct;
    readonly target?: { readonly name: string; readonly names: ClubNames };
  },
): Promise<FoundMember | undefined> {
  const { clubUid, userId, act, target } = asked;
  const members = await listMembers(queries, clubUid);
  const own = members.find((member) => member.userId === userId);
  const other =
    target && members.find((each) => target.names.ofMember(clubUid, each.userId) === target.name);
  const facts = target && { isSelf: other?.userId === userId, isMember: other !== undefined };
  const decided = decideClubAct(own?.role, act, facts);
  if (decided !== "allow") throw toActFailure(decided);
  return other;
}

export async function addMember(
  queries: Queries,
  added: {
    readonly clubUid: string;
    readonly userId: string;
    readonly role: ClubRole;
    readonly now: number;
  },
): Promise<void> {
  const { clubUid, userId, role, now } = added;
  const own = await queries
    .selectFrom("club_members")
    .select("club_uid")
    .where("user_id", "=", userId)
    .execute();
  if (own.length >= MOST_CLUBS) throw tooManyClubs();
  if ((await listMembers(queries, clubUid)).length >= MOST_CLUB_MEMBERS) throw clubFull();
  const row = { club_uid: clubUid, user_id: userId, role, joined_at: now };
  await queries.insertInto("club_members").values(row).execute();
}

export async function removeMember(
  queries: Queries,
  { clubUid, userId }: { readonly clubUid: string; readonly userId: string },
): Promise<void> {
  await queries
    .deleteFrom("club_members")
    .where("club_uid", "=", clubUid)
    .where("user_id", "=", userId)
    .execute();
}

export async function setRole(
  queries: Queries,
  of: { readonly clubUid: string; readonly userId: string; readonly role: ClubRole },
): Promise<void> {
  await queries
    .updateTable("club_members")
    .set({ role: of.role })
    .where("club_uid", "=", of.clubUid)
    .where("user_id", "=", of.userId)
    .execute();
}

/** Writes down who did what, within the transaction of the deed. Ids alone: names change. */
export async function noteDeed(
  queries: Queries,
  deed: {
    readonly clubUid: string;
    readonly userId: string;
    readonly act: ClubLogAct;
    /** Uid of whom it was done to. */
    readonly subject?: string | undefined;
    readonly now: number;
  },
): Promise<void> {
  const { clubUid, userId, act, subject = "", now } = deed;
  const row = { id: createUuidV7(now), club_uid: clubUid, user_id: userId, act, subject, at: now };
  await queries.insertInto("club_log").values(row).execute();
}
