import type { SyncDatabase } from "@damim/sync/server/database.ts";
import { compactScope, TOMBSTONE_DAYS } from "@damim/sync/server/compact.ts";
import type { ServerDeps } from "../base/server-deps.ts";
import type { Database } from "../db/open-database.ts";
import { createSchedule, type Job } from "../jobs/job.ts";
import { createKyselySyncDatabase } from "./kysely-sync-database.ts";

/**
 * How long a value that was overwritten, superseded or deleted can be had back. A school year and the
 * weeks after it, in which its records are closed: what was changed in March is still there when the
 * year is checked in February. Longer would keep words about children that nobody sees any more.
 * 휴지통 needs 30 days of it.
 */
export const HISTORY_DAYS = 400;

const DAY_MS = 86_400_000;
/** At night in Seoul, when the backup of 03:10 has long ended: it holds what is forgotten now. */
const DAILY = createSchedule("40 3 * * *");

/**
 * Forgets, every night, values older than `HISTORY_DAYS` and deletions older than `TOMBSTONE_DAYS`. A
 * device that was away for longer than a deletion is remembered starts over at its next contact and
 * keeps its outbox; its edit of a forgotten row is answered `gone` and stays visible to its author.
 */
export function createTrimJob({ database, now }: Pick<ServerDeps, "database" | "now">): Job {
  const sync = createKyselySyncDatabase(database);
  return {
    name: "trim-history",
    nextRun: DAILY,
    async run() {
      const scopes = await database.queries.selectFrom("scopes").select("scope").execute();
      // One scope after the other, each in a transaction of its own: nobody waits for the whole.
      for (const { scope } of scopes) {
        await forgetDeletions(sync, scope, now());
        await forgetValues(database, scope, now());
      }
    },
  };
}

async function forgetDeletions(sync: SyncDatabase, scope: string, now: number): Promise<void> {
  const deadBefore = now - TOMBSTONE_DAYS * DAY_MS;
  while ((await compactScope(sync, { scope, deadBefore, now })) > 0);
}

function forgetValues({ tx }: Database, scope: string, now: number): Promise<unknown> {
  return tx((queries) =>
    queries
      .deleteFrom("history")
      .where("scope", "=", scope)
      .where("recorded_at", "<", now - HISTORY_DAYS * DAY_MS)
      .execute(),
  );
}
