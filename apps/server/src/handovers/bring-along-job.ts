import { sql } from "kysely";
import type { FileStorage } from "../base/ports/file-storage.ts";
import type { Database } from "../db/open-database.ts";
import { createSchedule, type Job } from "../jobs/job.ts";
import type { WriteScope } from "../sync/scope-writer.ts";
import { bringAlong } from "./bring-along.ts";

/** Soon: until then neither teacher sees a letter that was sealed on a giver's device without a network. */
const OFTEN = createSchedule("*/10 * * * *");

/** What a former owner's device sent late goes where its capsule is, and what a process left half done. */
export function createBringAlongJob(deps: {
  readonly database: Database;
  readonly files: FileStorage;
  readonly writeScope: WriteScope;
}): Job {
  const { queries } = deps.database;

  /** Codes by which a capsule went to another teacher before 0.9: they open nothing now, and say whose it was. */
  async function readOldCodes(): Promise<void> {
    const ofCodes = sql`from links where kind = 'handOver'`;
    await sql`insert into capsule_givers (capsule_id, giver_id)
      select distinct target_id, owner_id ${ofCodes} on conflict do nothing`.execute(queries);
    await sql`delete ${ofCodes}`.execute(queries);
  }

  return {
    name: "bring-along",
    nextRun: OFTEN,
    async run() {
      await readOldCodes();
      await bringAlong({ ...deps, queries });
    },
  };
}
