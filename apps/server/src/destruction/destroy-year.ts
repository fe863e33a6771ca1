import { addDays, toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toNextNumber } from "@damim/domain/destruction/decide-destruction.ts";
import type { Destruction } from "@damim/domain/destruction/destruction-record.ts";
import { destructionKind } from "@damim/domain/destruction/destruction.ts";
import { findNextDeed, type DestructionDeed } from "@damim/domain/destruction/destruction-steps.ts";
import type { LedgerEntry } from "@damim/domain/destruction/ledger.ts";
import { profileScope } from "@damim/domain/school-year/scope.ts";
import { sql } from "kysely";
import { listSessionIds } from "../accounts/list-sessions.ts";
import { findBackupDays } from "../backup/backup-days.ts";
import type { Config } from "../base/config.ts";
import type { FileStorage } from "../base/ports/file-storage.ts";
import { emptyWriteLog } from "../db/empty-write-log.ts";
import type { Database } from "../db/open-database.ts";
import type { DestructionRow } from "../db/synced-tables.ts";
import { sealScope } from "../sync/destroyed-scope.ts";
import type { WriteScope } from "../sync/scope-writer.ts";
import { countYear, eraseByDeed, type EraseDeps } from "./erase-year.ts";
import { addToLedger, meetAwayLedger, readLedger } from "../backup/destroyed/ledger-file.ts";

export interface DestroyDeps extends EraseDeps {
  readonly config: Pick<Config, "dataDir" | "databaseUrl" | "backupKeep" | "backupTo">;
  /** The bucket of the backups; nothing where there is none. */
  readonly away: FileStorage | undefined;
  readonly now: () => number;
  readonly writeScope: WriteScope;
}

const deeds: Readonly<
  Record<DestructionDeed, (deps: DestroyDeps, row: DestructionRow) => Promise<unknown>>
> = {
  ...eraseByDeed,
  sealed: sealYear,
  noted: noteInLedger,
  tidied: ({ database }) => tidy(database),
  done: writeLine,
};

/**
 * Goes on with the destruction of a year behind the last step that is written down, to its end. A step that fails is done
 * again with the next run, and so is one in which the process died.
 */
export async function destroyYear(deps: DestroyDeps, scope: string): Promise<void> {
  for (;;) {
    const row = await findDestruction(deps.database, scope);
    const deed = row && findNextDeed(row.step);
    if (!row || !deed) return;
    await deeds[deed](deps, row);
    await deps.database.queries
      .updateTable("destructions")
      .set({ step: deed })
      .where("scope", "=", scope)
      .execute();
  }
}

function findDestruction({ queries }: Database, scope: string) {
  return queries
    .selectFrom("destructions")
    .selectAll()
    .where("scope", "=", scope)
    .executeTakeFirst();
}

/** In one transaction: whoever wants to call it off comes before it, or too late. */
async function sealYear(deps: DestroyDeps, { scope }: DestructionRow): Promise<void> {
  const { database, config, now } = deps;
  const sealed = await database.tx(async (queries) => {
    const row = await queries
      .updateTable("destructions")
      .set({ step: "sealed" satisfies DestructionDeed, destroyed_at: now() })
      .where("scope", "=", scope)
      .where("step", "=", "planned")
      .returningAll()
      .executeTakeFirst();
    if (!row) return undefined;
    await sealScope(queries, scope, database.kind);
    const counts = JSON.stringify(await countYear(queries, row));
    const given = await queries
      .selectFrom("destructions")
      .select("number")
      .where("user_id", "=", row.user_id)
      .execute();
    const noted = readLedger(config.dataDir).filter(({ uid }) => uid === row.user_id);
    const numbers = [...given, ...noted].map(({ number }) => number ?? "");
    await queries
      .updateTable("destructions")
      .set({ number: toNextNumber(toSeoulDay(now()), numbers), counts })
      .where("scope", "=", scope)
      .execute();
    return row;
  });
  if (!sealed) return;
  // Pages that look at it come back and hear that it is gone.
  for (const id of await listSessionIds(database.queries, sealed.user_id)) deps.endStreams(id);
}

/** Before anything is taken away: what the ledger does not say, an old backup could bring back. */
async function noteInLedger({ config, away }: DestroyDeps, row: DestructionRow): Promise<void> {
  addToLedger(config.dataDir, [toLedgerEntry(row)]);
  if (away) await meetAwayLedger(config.dataDir, away);
}

export function toLedgerEntry(row: DestructionRow): LedgerEntry {
  const { user_id: uid, year, number, requested_at, destroyed_at, counts } = row;
  if (number === null || destroyed_at === null) throw new Error("the year is not sealed");
  return {
    uid,
    year,
    number,
    requestedAt: requested_at,
    destroyedAt: destroyed_at,
    counts: JSON.parse(counts ?? "{}"),
  };
}

/** What a database from before `secure_delete` (`node-sqlite.ts`) still has in its free pages goes once, for good. */
const WIPED_FACT = "free-pages-wiped";

/** Nothing of what was deleted is left in the file or beside it. PostgreSQL does the same by its own VACUUM. */
async function tidy(database: Database): Promise<void> {
  const { kind, queries } = database;
  if (kind !== "sqlite") return;
  const wiped = await queries
    .selectFrom("facts")
    .select("value")
    .where("name", "=", WIPED_FACT)
    .executeTakeFirst();
  if (!wiped) {
    await sql`vacuum`.execute(queries);
    await queries.insertInto("facts").values({ name: WIPED_FACT, value: "1" }).execute();
  }
  if (!(await emptyWriteLog(database)))
    throw new Error("somebody reads the database: its log is not emptied");
}

/** The line of 파기 대장 in the teacher's profile; of an account that is gone, or came after the backup, nobody reads it. */
export async function writeLine(deps: DestroyDeps, row: DestructionRow): Promise<void> {
  const user = await deps.database.queries
    .selectFrom("users")
    .select("id")
    .where("id", "=", row.user_id)
    .executeTakeFirst();
  if (!user) return;
  const { requestedAt, destroyedAt, number, counts } = toLedgerEntry(row);
  const days = findBackupDays(deps.config);
  const line: Destruction = {
    requestedAt,
    dueAt: row.due_at,
    destroyedAt,
    number,
    counts,
    backupsUntil: days === null ? null : addDays(toSeoulDay(destroyedAt), days + 1),
    backupsGoneOn: row.backups_gone_at === null ? null : toSeoulDay(row.backups_gone_at),
  };
  await deps.writeScope(profileScope(row.user_id), (draft) =>
    draft.write(destructionKind.name, String(row.year), { ...line }),
  );
}
