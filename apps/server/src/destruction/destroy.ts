import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toNextNumber } from "@damim/domain/destruction/decide-destruction.ts";
import type { Destruction } from "@damim/domain/destruction/destruction-record.ts";
import { toDestructionId } from "@damim/domain/destruction/destruction-id.ts";
import { destructionKind } from "@damim/domain/destruction/destruction.ts";
import { findNextDeed, type DestructionDeed } from "@damim/domain/destruction/destruction-steps.ts";
import type { LedgerEntry } from "@damim/domain/destruction/ledger.ts";
import { profileScope } from "@damim/domain/school-year/scope.ts";
import { sql } from "kysely";
import { listSessionIds } from "../accounts/list-sessions.ts";
import { lookAtBackups } from "../backup/old/look-at-backups.ts";
import type { Config } from "../base/settings/config.ts";
import { FileStorageFailure, type FileStorage } from "../base/ports/file-storage.ts";
import { emptyWriteLog } from "../db/empty-write-log.ts";
import type { Database } from "../db/open-database.ts";
import type { Queries } from "../db/schema.ts";
import type { DestructionRow } from "../db/synced-tables.ts";
import { sealScope } from "../sync/destroyed-scope.ts";
import type { WriteScope } from "../sync/scope-writer.ts";
import { countYear, eraseByDeed, type EraseDeps } from "./erase-year.ts";
import { erasePupilByDeed, sealPupil } from "./erase-pupil.ts";
import { addToLedger, meetAwayLedger, readLedger } from "../backup/ledger/ledger-file.ts";

export interface DestroyDeps extends EraseDeps {
  readonly config: Pick<Config, "dataDir" | "databaseUrl" | "backupKeep" | "backupTo">;
  /** The bucket of the backups; nothing where there is none. */
  readonly away: FileStorage | undefined;
  readonly writeScope: WriteScope;
}

type Deed = (deps: DestroyDeps, row: DestructionRow) => Promise<unknown>;

const own = {
  sealed: seal,
  noted: noteInLedger,
  tidied: ({ database }) => tidy(database),
  done: writeLine,
} as const satisfies Readonly<Record<string, Deed>>;
const ofYear: Readonly<Record<DestructionDeed, Deed>> = { ...own, ...eraseByDeed };
const ofPupil: Readonly<Record<DestructionDeed, Deed>> = { ...own, ...erasePupilByDeed };

/**
 * Goes on with the destruction of a year or a pupil behind the last step that is written down, to its end. A step that
 * fails is done again with the next run, and so is one in which the process died.
 *
 * @param key see `toDestructionKey`
 */
export async function destroy(deps: DestroyDeps, key: string): Promise<void> {
  for (;;) {
    const row = await findDestruction(deps.database, key);
    const deed = row && findNextDeed(row.step);
    if (!row || !deed) return;
    await (row.student_id === null ? ofYear : ofPupil)[deed](deps, row);
    await deps.database.queries
      .updateTable("destructions")
      .set({ step: deed })
      .where("scope", "=", key)
      .execute();
  }
}

export function findDestruction({ queries }: Database, key: string) {
  return queries.selectFrom("destructions").selectAll().where("scope", "=", key).executeTakeFirst();
}

/** Within a transaction: from here on nothing gets in. Answers what there is, as columns of its line. */
export async function sealWhat(
  queries: Queries,
  row: DestructionRow,
  kind: Database["kind"],
): Promise<Pick<DestructionRow, "counts" | "file_ids">> {
  if (row.student_id !== null) {
    const { counts, fileIds } = await sealPupil(queries, row, kind);
    // Done again behind the rows, only what was found before knows them.
    const known = JSON.parse(row.file_ids ?? "[]") as readonly string[];
    const all = [...new Set([...known, ...fileIds])];
    return { counts: JSON.stringify(counts), file_ids: JSON.stringify(all) };
  }
  await sealScope(queries, row.scope, kind);
  return { counts: JSON.stringify(await countYear(queries, row)), file_ids: null };
}

/** In one transaction: whoever wants to call it off comes before it, or too late. */
async function seal(deps: DestroyDeps, { scope }: DestructionRow): Promise<void> {
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
    const what = await sealWhat(queries, row, database.kind);
    const given = await queries
      .selectFrom("destructions")
      .select("number")
      .where("user_id", "=", row.user_id)
      .execute();
    const noted = readLedger(config.dataDir).destroyed.filter(({ uid }) => uid === row.user_id);
    const numbers = [...given, ...noted].map(({ number }) => number ?? "");
    await queries
      .updateTable("destructions")
      .set({ number: toNextNumber(toSeoulDay(now()), numbers), ...what })
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
  addToLedger(config.dataDir, { destroyed: [toLedgerEntry(row)] });
  if (away) await meetAwayLedger(config.dataDir, away);
}

export function toLedgerEntry(row: DestructionRow): LedgerEntry {
  const { user_id: uid, year, student_id, number, requested_at, destroyed_at, counts } = row;
  if (number === null || destroyed_at === null) throw new Error("it is not sealed");
  return {
    uid,
    year,
    ...(student_id !== null && { studentId: student_id }),
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

const none = { until: null };

/** A bucket that is away keeps nothing from being written; the next night looks again. */
function toNone(error: unknown): typeof none {
  if (error instanceof FileStorageFailure) return none;
  throw error;
}

/** The line of 파기 대장 in the teacher's profile; of an account that is gone, or came after the backup, nobody reads it. */
export async function writeLine(deps: DestroyDeps, row: DestructionRow): Promise<void> {
  const user = await deps.database.queries
    .selectFrom("users")
    .select("id")
    .where("id", "=", row.user_id)
    .executeTakeFirst();
  if (!user) return;
  const entry = toLedgerEntry(row);
  const { requestedAt, destroyedAt, number, counts } = entry;
  const { until } =
    row.backups_gone_at === null ? await lookAtBackups(deps, destroyedAt).catch(toNone) : none;
  const line: Destruction = {
    requestedAt,
    dueAt: row.due_at,
    destroyedAt,
    number,
    counts,
    backupsUntil: until,
    backupsGoneOn: row.backups_gone_at === null ? null : toSeoulDay(row.backups_gone_at),
  };
  await deps.writeScope(profileScope(row.user_id), async (draft) => {
    const id = toDestructionId(entry);
    const known = Object.entries((await draft.find(destructionKind.name, id)) ?? {});
    const isTold = Object.entries(line).every(([field, value]) =>
      known.some((each) => JSON.stringify(each) === JSON.stringify([field, value])),
    );
    if (!isTold) await draft.write(destructionKind.name, id, { ...line });
  });
}
