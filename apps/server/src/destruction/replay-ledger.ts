import {
  toDestroyedScope,
  toDestructionKey,
  type LedgerEntry,
} from "@damim/domain/destruction/ledger.ts";
import { DESTROYED_FLOOR } from "@damim/sync/protocol.ts";
import { toErasedIds } from "@damim/sync/server/database.ts";
import { followPromises } from "../promises/follow-promises.ts";
import { keepPromises } from "../promises/keep-promises.ts";
import { addToLedger, readLedger } from "../backup/ledger/ledger-file.ts";
import type { Database } from "../db/open-database.ts";
import { destroy, findDestruction, sealWhat, toLedgerEntry, type DestroyDeps } from "./destroy.ts";
import { listErasures, findNamed } from "../sync/erased/find-erasures.ts";

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
  addToLedger(config.dataDir, { destroyed: known.map(toLedgerEntry) });
  for (const entry of readLedger(config.dataDir).destroyed) {
    const scope = toDestructionKey(entry);
    if (await isGone(database, entry)) continue;
    const { uid, year, studentId, number, requestedAt, destroyedAt, counts } = entry;
    const noted = {
      step: "noted",
      number,
      destroyed_at: destroyedAt,
      counts: JSON.stringify(counts),
      backups_gone_at: null,
    };
    const known = await findDestruction(database, scope);
    const row = {
      ...noted,
      scope,
      user_id: uid,
      year,
      student_id: studentId ?? null,
      requested_at: requestedAt,
      due_at: destroyedAt,
      file_ids: known?.file_ids ?? null,
    };
    await database.tx(async (queries) => {
      const { file_ids } = await sealWhat(queries, row, database.kind);
      await queries
        .insertInto("destructions")
        .values({ ...row, file_ids })
        .onConflict((conflict) => conflict.column("scope").doUpdateSet({ ...noted, file_ids }))
        .execute();
    });
    await destroy(deps, scope);
  }
  await keepPromises(database, config.dataDir);
  await followPromises(database, config.dataDir);
}

async function isGone(database: Database, entry: LedgerEntry): Promise<boolean> {
  const { queries } = database;
  const scope = toDestroyedScope(entry);
  const row = await findDestruction(database, toDestructionKey(entry));
  const state = await queries
    .selectFrom("scopes")
    .select(["floor", "erased"])
    .where("scope", "=", scope)
    .executeTakeFirst();
  if (row?.step !== "done") return false;
  if (entry.studentId !== undefined)
    return (
      toErasedIds(state?.erased).includes(entry.studentId) &&
      (await listErasures(queries, await findNamed(queries, row))).length === 0
    );
  if (state?.floor !== DESTROYED_FLOOR) return false;
  const left = await queries
    .selectFrom("rows")
    .select("id")
    .where("scope", "=", scope)
    .executeTakeFirst();
  return !left;
}
