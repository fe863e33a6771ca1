import type { Database } from "../db/open-database.ts";
import type { FileRow } from "../db/synced-tables.ts";
import { createSchedule, type Job } from "../jobs/job.ts";
import { CAFE_FILE_OWNER } from "./cafe-file-owner.ts";
import { sweepOrphans } from "./sweep-orphans.ts";
import { removeFile, type UploadDeps } from "./uploads.ts";

const DAY_MS = 24 * 3600 * 1000;
/** A device that comes back later begins its upload anew. */
const UNFINISHED_DAYS = 7;
/** As long as 휴지통 and 되돌리기 reach. */
const UNUSED_DAYS = 30;
/** After the backup, so that what goes was in it. */
const NIGHTLY = createSchedule("40 3 * * *");
const FILE_ID = /[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g;
/** The same, as far as LIKE can say it. */
const FILE_ID_INSIDE = "%-____-7___-____-____________%";

export type SweepDeps = Pick<UploadDeps, "database" | "files" | "now">;

/** Takes away, every night and once for all processes, the files that nobody will ask for again. */
export function createFileSweepJob(deps: SweepDeps): Job {
  return { name: "files", nextRun: NIGHTLY, run: () => sweepFiles(deps) };
}

/**
 * Uploads that were given up, refusals that were told, removals that a crash cut short, and whole files that
 * neither a row nor the history of their scope has named for 30 days. Last, whatever lies there without a row.
 */
export async function sweepFiles(deps: SweepDeps): Promise<void> {
  const { database, now } = deps;
  const before = (days: number): number => now() - days * DAY_MS;
  for (const scope of await listScopes(database)) await markUnused(database, scope, now());
  const gone = await database.queries
    .selectFrom("files")
    .select(["owner_id", "id"])
    .where((is) =>
      is.or([
        is("state", "=", "removed"),
        is.and([is("state", "=", "uploading"), is("touched_at", "<", before(UNFINISHED_DAYS))]),
        is.and([is("state", "=", "refused"), is("touched_at", "<", before(UNUSED_DAYS))]),
        is.and([is("state", "=", "ready"), is("unused_since", "<", before(UNUSED_DAYS))]),
      ]),
    )
    .execute();
  for (const file of gone) await removeFile(deps, file);
  await sweepOrphans(deps);
}

async function listScopes({ queries }: Database): Promise<readonly string[]> {
  const rows = await queries
    .selectFrom("files")
    .select("scope")
    .distinct()
    .where("state", "=", "ready")
    // No row names what a post shows: it stays as long as the post does.
    .where("owner_id", "!=", CAFE_FILE_OWNER)
    .execute();
  return rows.map(({ scope }) => scope);
}

async function markUnused({ queries }: Database, scope: string, now: number): Promise<void> {
  const rows = await queries
    .selectFrom("rows")
    .select("data as text")
    .where("scope", "=", scope)
    .where("data", "like", FILE_ID_INSIDE)
    .execute();
  const past = await queries
    .selectFrom("history")
    .select("value as text")
    .where("scope", "=", scope)
    .where("value", "like", FILE_ID_INSIDE)
    .execute();
  const named = new Set([...rows, ...past].flatMap(({ text }) => text.match(FILE_ID) ?? []));
  const files = await queries
    .selectFrom("files")
    .select(["owner_id", "id", "unused_since"])
    .where("scope", "=", scope)
    .where("state", "=", "ready")
    .execute();
  for (const { owner_id, id, unused_since } of files) {
    const isUnused = !named.has(id);
    if (isUnused === (unused_since !== null)) continue;
    const change: Partial<FileRow> = { unused_since: isUnused ? now : null };
    await queries
      .updateTable("files")
      .set(change)
      .where("owner_id", "=", owner_id)
      .where("id", "=", id)
      .execute();
  }
}
