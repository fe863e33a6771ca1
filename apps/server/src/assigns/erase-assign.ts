import { assignScope, type AssignId } from "@damim/domain/class-assignment/assign-scope.ts";
import type { Queries } from "../db/schema.ts";

/** Takes a saved job away whole: its rows, their history, whose it was. */
export async function eraseAssign(queries: Queries, id: AssignId): Promise<void> {
  for (const table of ["rows", "history", "writers", "scopes"] as const) {
    await queries.deleteFrom(table).where("scope", "=", assignScope(id)).execute();
  }
  await queries.deleteFrom("assign_members").where("assign_id", "=", id).execute();
  await queries.deleteFrom("assigns").where("id", "=", id).execute();
}

/** The jobs of one teacher. */
export async function listOwnAssigns(
  queries: Queries,
  userId: string,
): Promise<readonly AssignId[]> {
  const own = await queries
    .selectFrom("assigns")
    .select("id")
    .where("owner_id", "=", userId)
    .orderBy("id")
    .execute();
  return own.map(({ id }) => id);
}
