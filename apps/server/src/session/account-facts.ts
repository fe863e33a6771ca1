import type { ClubEntry } from "@damim/domain/club/club-reply.ts";
import { readClubRole } from "@damim/domain/club/club-role.ts";
import type { Role } from "@damim/domain/admin/role.ts";
import { findRole } from "./find-role.ts";
import type { Queries } from "../db/schema.ts";

/** What every page of a teacher shows of the account, and may change on another device. */
export interface AccountFacts {
  readonly email: string;
  /** Epoch ms of the planned deletion; null when there is none. */
  readonly deletionAt: number | null;
  /** What this teacher may do beyond the own work. */
  readonly role: Role | null;
  /** Epoch ms until which an admin stopped the writing of this account; null when nobody did. */
  readonly suspendedUntil: number | null;
  /** The clubs that this teacher is in. */
  readonly clubs: readonly ClubEntry[];
}

export async function findAccountFacts(
  queries: Queries,
  user: { readonly id: string; readonly email: string },
): Promise<AccountFacts> {
  const deletion = await queries
    .selectFrom("deletions")
    .select("due_at")
    .where("user_id", "=", user.id)
    .executeTakeFirst();
  const suspension = await queries
    .selectFrom("suspensions")
    .select("until")
    .where("user_id", "=", user.id)
    .executeTakeFirst();
  return {
    email: user.email,
    deletionAt: deletion?.due_at ?? null,
    role: await findRole(queries, user.id),
    suspendedUntil: suspension?.until ?? null,
    clubs: await listClubEntries(queries, user.id),
  };
}

async function listClubEntries(queries: Queries, userId: string): Promise<readonly ClubEntry[]> {
  const rows = await queries
    .selectFrom("club_members")
    .innerJoin("clubs", "clubs.uid", "club_members.club_uid")
    .select(["clubs.uid", "clubs.name", "club_members.role"])
    .where("club_members.user_id", "=", userId)
    .orderBy("club_members.joined_at")
    .orderBy("clubs.uid")
    .execute();
  return rows.map(({ uid, name, role }) => ({ uid, name, role: readClubRole(role) }));
}
