import { reachesRole, ROLES, type Role } from "@damim/domain/admin/role.ts";
import type { Queries } from "../db/schema.ts";

/** The role of this teacher now; null for nearly everybody. */
export async function findRole(queries: Queries, uid: string): Promise<Role | null> {
  const row = await queries
    .selectFrom("roles")
    .select("role")
    .where("user_id", "=", uid)
    .executeTakeFirst();
  return ROLES.find((role) => role === row?.role) ?? null;
}

export async function isModerator(queries: Queries, uid: string): Promise<boolean> {
  return reachesRole(await findRole(queries, uid), "moderator");
}
