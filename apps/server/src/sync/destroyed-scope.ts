import { DESTROYED_FLOOR } from "@damim/sync/protocol.ts";
import type { Database } from "../db/open-database.ts";
import type { Queries } from "../db/schema.ts";
import { createTransaction } from "./kysely-sync-database.ts";

/** From here on nothing gets into the scope, whoever was let in before. */
export async function sealScope(
  queries: Queries,
  scope: string,
  kind: Database["kind"],
): Promise<void> {
  const tx = createTransaction(queries, kind);
  const state = await tx.lockScope(scope);
  await tx.saveScope(scope, { ...state, floor: DESTROYED_FLOOR });
}

export async function isDestroyed(queries: Queries, scope: string): Promise<boolean> {
  const row = await queries
    .selectFrom("scopes")
    .select("floor")
    .where("scope", "=", scope)
    .executeTakeFirst();
  return row?.floor === DESTROYED_FLOOR;
}

/** Tables of which a scope names lines of its own; erased kind by kind, so that nobody waits long for one statement. */
export async function eraseRows(
  { queries, tx }: Pick<Database, "queries" | "tx">,
  table: "rows" | "history",
  scope: string,
): Promise<void> {
  const kinds = await queries
    .selectFrom(table)
    .select("kind")
    .distinct()
    .where("scope", "=", scope)
    .execute();
  for (const { kind } of kinds) {
    await tx((work) =>
      work.deleteFrom(table).where("scope", "=", scope).where("kind", "=", kind).execute(),
    );
  }
}
