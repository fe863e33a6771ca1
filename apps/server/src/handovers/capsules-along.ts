import { profileScope } from "@damim/domain/school-year/scope.ts";
import { capsuleKind } from "@damim/domain/time-capsule/capsule.ts";
import { readKinds } from "../db/read-kinds.ts";
import type { Queries } from "../db/schema.ts";
import type { HandoverRow } from "../db/synced-tables.ts";

/** Of the time capsules that are named, those that this teacher has now. */
export async function findOwn(
  queries: Queries,
  uid: string,
  named: readonly string[] = [],
): Promise<readonly string[]> {
  const own = queries.selectFrom("capsules").select("id").where("owner_id", "=", uid);
  const rows = await own.orderBy("id").execute();
  return rows.flatMap(({ id }) => (named.includes(id) ? [id] : []));
}

/** Which capsules a hand-over takes along, by their ids. */
export function listCapsules({ capsules }: Pick<HandoverRow, "capsules">): readonly string[] {
  return JSON.parse(capsules ?? "[]") as readonly string[];
}

/** The names of those that still are the giver's: one may have gone to somebody else meanwhile. */
export async function sayCapsules(queries: Queries, row: HandoverRow): Promise<readonly string[]> {
  const own = await findOwn(queries, row.giver_id, listCapsules(row));
  const rows = await readKinds(queries, profileScope(row.giver_id), [capsuleKind.name]);
  return own.map((id) => rows(capsuleKind).get(id)?.title ?? "타임캡슐");
}
