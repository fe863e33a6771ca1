import type { TeacherReply } from "@damim/domain/admin/admin-reply.ts";
import { ROLES } from "@damim/domain/admin/role.ts";
import type { Queries } from "../db/schema.ts";

const TEACHERS_MAX = 50;

/**
 * Accounts whose 별명 or e-mail holds the words, the newest first, at most 50. Reads accounts, sessions and sizes of
 * files: no scope and no row of anybody.
 */
export async function listTeachers(
  queries: Queries,
  words: string,
): Promise<readonly TeacherReply[]> {
  // Wildcards fall out: the two databases escape them differently, and no name or address asks for one.
  const sought = `%${words
    .trim()
    .toLowerCase()
    .replaceAll(/[\\%_]/g, "")}%`;
  const users = await queries
    .selectFrom("users")
    .leftJoin("roles", "roles.user_id", "users.id")
    .leftJoin("suspensions", "suspensions.user_id", "users.id")
    .select(["users.id", "users.name", "users.email", "users.created_at"])
    .select(["roles.role", "suspensions.until"])
    .where((where) =>
      where.or(
        (["users.name", "users.email"] as const).map((column) =>
          where(where.fn<string>("lower", [where.ref(column)]), "like", where.val(sought)),
        ),
      ),
    )
    .orderBy("users.created_at", "desc")
    .limit(TEACHERS_MAX)
    .execute();
  if (users.length === 0) return [];
  const ids = users.map(({ id }) => id);
  const seen = await queries
    .selectFrom("sessions")
    .select(({ fn }) => ["user_id", fn.max("seen_at").as("seen_at")])
    .where("user_id", "in", ids)
    .groupBy("user_id")
    .execute();
  const sizes = await queries
    .selectFrom("files")
    .select(({ fn }) => ["owner_id", fn.sum<number | string>("size").as("bytes")])
    .where("owner_id", "in", ids)
    .groupBy("owner_id")
    .execute();
  const seenById = new Map(seen.map((row) => [row.user_id, row.seen_at]));
  const bytesById = new Map(sizes.map((row) => [row.owner_id, Number(row.bytes ?? 0)]));
  return users.map(({ id, name, email, created_at: joined, role, until }) => ({
    uid: id,
    nickName: name,
    email,
    joinedAt: Date.parse(joined),
    seenAt: seenById.get(id) ?? null,
    fileBytes: bytesById.get(id) ?? 0,
    role: ROLES.find((one) => one === role) ?? null,
    suspendedUntil: until,
  }));
}
