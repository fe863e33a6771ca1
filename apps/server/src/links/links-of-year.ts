import type { Queries } from "../db/schema.ts";
import type { DestructionRow } from "../db/synced-tables.ts";

/** Calendars of all years stay; booking pages, boards and class pages of this one go. Links of pad rooms go with their rooms. */
export function whereLinkOfYear(
  queries: Queries,
  { user_id: uid, year }: Pick<DestructionRow, "user_id" | "year">,
) {
  return queries
    .selectFrom("links")
    .select("code_hash")
    .where("owner_id", "=", uid)
    .where((is) =>
      is.or([
        is.and([is("kind", "=", "book"), is("target_id", "like", `${year}~%`)]),
        is.and([is("kind", "in", ["board", "class"]), is("target_id", "=", String(year))]),
      ]),
    );
}
