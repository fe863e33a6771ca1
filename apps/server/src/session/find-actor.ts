import { isClubUid, readClubRole, type ClubRole } from "@damim/domain/club/club-role.ts";
import { parseAssignScope } from "@damim/domain/class-assignment/assign-scope.ts";
import { parseScope } from "@damim/domain/school-year/scope.ts";
import type { Queries } from "../db/schema.ts";

/** What every policy has to know about whoever asks: sync, live, history, archive and files ask the same way. */
export interface Actor {
  readonly uid: string;
  /** Clubs of hers among those that were asked for, by their uid. */
  readonly clubs: ReadonlyMap<string, ClubRole>;
  /** Saved jobs of 반편성 that she may come to, among those that were asked for. */
  readonly assigns: ReadonlySet<string>;
}

const NO_CLUBS: ReadonlyMap<string, ClubRole> = new Map();
const NO_ASSIGNS: ReadonlySet<string> = new Set();

/** A teacher where no club and no saved job is asked for. */
export function toLoneActor(uid: string): Actor {
  return { uid, clubs: NO_CLUBS, assigns: NO_ASSIGNS };
}

/** Who asks for these scopes. Looks up memberships only where a scope is not the asker's own: every day's round asks nothing. */
export async function findActor(
  queries: Queries,
  uid: string,
  scopes: readonly string[],
): Promise<Actor> {
  return {
    uid,
    clubs: await findClubs(queries, uid, scopes),
    assigns: await findAssigns(queries, uid, scopes),
  };
}

async function findAssigns(
  queries: Queries,
  uid: string,
  scopes: readonly string[],
): Promise<Actor["assigns"]> {
  const asked = [...new Set(scopes.flatMap((scope) => parseAssignScope(scope) ?? []))];
  if (asked.length === 0) return NO_ASSIGNS;
  const rows = await queries
    .selectFrom("assign_members")
    .select("assign_id")
    .where("user_id", "=", uid)
    .where("assign_id", "in", asked)
    .execute();
  return new Set(rows.map(({ assign_id: id }) => id));
}

async function findClubs(
  queries: Queries,
  uid: string,
  scopes: readonly string[],
): Promise<Actor["clubs"]> {
  const uids = scopes.flatMap((scope) => parseScope(scope)?.uid ?? []).filter(isClubUid);
  const asked = [...new Set(uids)];
  if (asked.length === 0) return NO_CLUBS;
  const rows = await queries
    .selectFrom("club_members")
    .select(["club_uid", "role"])
    .where("user_id", "=", uid)
    .where("club_uid", "in", asked)
    .execute();
  const clubs = rows.map(({ club_uid: club, role }) => [club, readClubRole(role)] as const);
  return new Map(clubs);
}
