import { lookAtBackups } from "../backup/old/look-at-backups.ts";
import { createSchedule, type Job } from "../jobs/job.ts";
import { destroy, writeLine, type DestroyDeps } from "./destroy.ts";
import { meetAwayLedger } from "../backup/ledger/ledger-file.ts";
import { replayLedger } from "./replay-ledger.ts";

/** At night, behind the backup of 03:10: it holds the year for the last time, and nobody waits. */
const NIGHTLY = createSchedule("50 3 * * *");

/** Destroys the years and pupils whose days of grace are over, and tells their teachers when no backup has them any more. */
export function createDestructionJob(deps: DestroyDeps): Job {
  const { database, away, config, now } = deps;
  return {
    name: "destroy-years",
    nextRun: NIGHTLY,
    async run() {
      const due = await database.queries
        .selectFrom("destructions")
        .select("scope")
        .where("due_at", "<=", now())
        .where("step", "!=", "done")
        .execute();
      // A bucket that is away keeps a destruction from beginning (`noted`), and nothing else.
      const failures: unknown[] = [];
      for (const { scope } of due)
        await destroy(deps, scope).catch((error: unknown) => failures.push(error));
      // What another server of the same data has noted, or a restore without the bucket did not hear.
      if (away) await meetAwayLedger(config.dataDir, away);
      await replayLedger(deps);
      await noteBackupsGone(deps);
      if (failures.length > 0) throw failures[0];
    },
  };
}

async function noteBackupsGone(deps: DestroyDeps): Promise<void> {
  const { database, now } = deps;
  const waiting = await database.queries
    .selectFrom("destructions")
    .selectAll()
    .where("step", "=", "done")
    .where("backups_gone_at", "is", null)
    .execute();
  for (const row of waiting) {
    if ((await lookAtBackups(deps, row.destroyed_at ?? 0)).left > 0) {
      // By the backups that lie there tonight.
      await writeLine(deps, row);
      continue;
    }
    const seen = { backups_gone_at: now() };
    await database.queries
      .updateTable("destructions")
      .set(seen)
      .where("scope", "=", row.scope)
      .execute();
    await writeLine(deps, { ...row, ...seen });
  }
}
