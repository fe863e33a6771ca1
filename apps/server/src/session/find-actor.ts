import { isClubUid, readClubRole, type ClubRole } from "@damim/domain/club/club-role.ts";
import { parseScope } from "@damim/domain/school-year/scope.ts";
import type { Queries } from "../db/schema.ts";

/** What every policy has to know about whoever asks: sync, live, history, archive and files ask the same way. */
export interface Actor {
  readonly uid: string;
  /** Clubs of hers among those that were asked for, by their uid. */
  readonly clubs: ReadonlyMap<string, ClubRole>;
}

const NO_CLUBS: ReadonlyMap<string, ClubRole> = new Map();

/** A teacher where no club is asked for. */
export function toLoneActor(uid: string): Actor {
  return { uid, clubs: NO_CLUBS };
}

/** Who asks for these scopes. Looks up memberships only where a scope is not the asker's own: every day's round asks nothing. */
export async function findActor(
  queries: Queries,
  uid: string,
  scopes: readonly string[],
): Promise<Actor> {
  const uids = scopes.flatMap((scope) => parseScope(scope)?.uid ?? []).filter(isClubUid);
  const asked = [...new Set(uids)];
  if (asked.length === 0) return toLoneActor(uid);
  const rows = await queries
    .selectFrom("club_members")
    .select(["club_uid", "role"])
    .where("user_id", "=", uid)
    .where("club_uid", "in", asked)
    .execute();
  const clubs = rows.map(({ club_uid: club, role }) => [club, readClubRole(role)] as const);
  return { uid, clubs: new Map(clubs) };
}
