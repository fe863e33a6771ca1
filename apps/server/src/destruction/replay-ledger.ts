import { toDestroyedScope } from "@damim/domain/destruction/ledger.ts";
import { DESTROYED_FLOOR } from "@damim/sync/protocol.ts";
import { addToLedger, readLedger } from "../backup/destroyed/ledger-file.ts";
import type { Database } from "../db/open-database.ts";
import { sealScope } from "../sync/destroyed-scope.ts";
import { destroyYear, toLedgerEntry, type DestroyDeps } from "./destroy-year.ts";

/**
 * Before the server answers anybody: what the ledger says is gone goes again where a database that was put back has it, and
 * takes nothing from devices that still do. The other way round, the ledger of a new data folder is made whole.
 */
export async function replayLedger(deps: DestroyDeps): Promise<void> {
  const { database, config } = deps;
  const known = await database.queries
    .selectFrom("destructions")
    .selectAll()
    .where("number", "is not", null)
    .execute();
  addToLedger(config.dataDir, known.map(toLedgerEntry));
  for (const entry of readLedger(config.dataDir)) {
    const scope = toDestroyedScope(entry);
    if (await isGone(database, scope)) continue;
    const { uid, year, number, requestedAt, destroyedAt, counts } = entry;
    const noted = {
      step: "noted",
      number,
      destroyed_at: destroyedAt,
      counts: JSON.stringify(counts),
      backups_gone_at: null,
    };
    await database.tx(async (queries) => {
      await sealScope(queries, scope, database.kind);
      await queries
        .insertInto("destructions")
        .values({
          ...noted,
          scope,
          user_id: uid,
          year,
          requested_at: requestedAt,
          due_at: destroyedAt,
        })
        .onConflict((conflict) => conflict.column("scope").doUpdateSet(noted))
        .execute();
    });
    await destroyYear(deps, scope);
  }
}

async function isGone({ queries }: Database, scope: string): Promise<boolean> {
  const row = await queries
    .selectFrom("destructions")
    .innerJoin("scopes", "scopes.scope", "destructions.scope")
    .select(["step", "floor"])
    .where("destructions.scope", "=", scope)
    .executeTakeFirst();
  if (row?.step !== "done" || row.floor !== DESTROYED_FLOOR) return false;
  const left = await queries
    .selectFrom("rows")
    .select("id")
    .where("scope", "=", scope)
    .executeTakeFirst();
  return !left;
}
