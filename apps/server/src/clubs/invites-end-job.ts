import type { Database } from "../db/open-database.ts";
import { createSchedule, type Job } from "../jobs/job.ts";

const NIGHTLY = createSchedule("40 3 * * *");

/** Forgets invitations that nobody answered in time; they open nothing since their end. */
export function createInvitesEndJob(deps: {
  readonly database: Database;
  readonly now: () => number;
}): Job {
  return {
    name: "invites-end",
    nextRun: NIGHTLY,
    async run() {
      const { queries } = deps.database;
      await queries.deleteFrom("club_invites").where("expires_at", "<=", deps.now()).execute();
    },
  };
}
