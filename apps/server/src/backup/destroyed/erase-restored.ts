import { toDestroyedScope, type LedgerEntry } from "@damim/domain/destruction/ledger.ts";
import { sql } from "kysely";
import { listTables } from "../../promises/list-tables.ts";
import type { Database } from "../../db/open-database.ts";
import { eraseHistory, eraseNamed } from "../../sync/erased/erase-named.ts";
import { listErasedFiles, listErasures, findNamed } from "../../sync/erased/find-erasures.ts";
import { placesByTable } from "../../registry/table-places.ts";
import { eraseFromHandovers } from "../../handovers/let-go.ts";
import { keepPromises } from "../../promises/keep-promises.ts";
import { readLedger } from "../ledger/ledger-file.ts";
import { eraseRows, sealScope } from "../../sync/destroyed-scope.ts";

/**
 * Takes out of a database that was just put back what the ledger says is gone. It may be of any older release, which knows
 * no table `destructions` yet: the start does the rest (`destruction/replay-ledger.ts`). Answers how many promises of the ledger it did not keep.
 */
export async function eraseFromRestored(database: Database, dataDir: string): Promise<number> {
  const { destroyed: ledger, kept } = readLedger(dataDir);
  if (ledger.length === 0 && kept.length === 0) return 0;
  const { queries, kind } = database;
  const tables = new Set(await listTables(database));
  let erased = 0;
  for (const entry of ledger) {
    const scope = toDestroyedScope(entry);
    if (entry.studentId !== undefined) {
      if (await erasePupil(database, entry, tables)) erased += 1;
      continue;
    }
    const had = await queries
      .selectFrom("rows")
      .select("id")
      .where("scope", "=", scope)
      .executeTakeFirst();
    if (had) erased += 1;
    await database.tx((work) => sealScope(work, scope, kind));
    await eraseRows(database, "rows", scope);
    await eraseRows(database, "history", scope);
    for (const [table, place] of Object.entries(placesByTable))
      if ("year" in place && tables.has(table)) await place.year(queries, { ...entry, scope });
  }
  erased += await keepPromises(database, dataDir, tables);
  // What older versions deleted lies in free pages, as they left it.
  if (kind === "sqlite") await sql`vacuum`.execute(queries);
  return erased;
}

async function erasePupil(
  database: Database,
  { uid, year, studentId, destroyedAt }: LedgerEntry,
  tables: ReadonlySet<string>,
): Promise<boolean> {
  const { queries } = database;
  const named = await findNamed(queries, { user_id: uid, year, student_id: studentId ?? null });
  const erasures = await listErasures(queries, named);
  if (tables.has("handovers")) await eraseFromHandovers(queries, { uid, year }, studentId);
  if (tables.has("files")) {
    const ids = await listErasedFiles(queries, named.scope, erasures);
    if (ids.length > 0)
      await queries
        .deleteFrom("files")
        .where("owner_id", "=", uid)
        .where("id", "in", ids)
        .execute();
  }
  await eraseNamed(database, named, { now: destroyedAt });
  await eraseHistory(database, named);
  return erasures.length > 0;
}
