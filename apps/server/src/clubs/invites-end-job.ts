import type { ServerDeps } from "../base/server-deps.ts";
import { createSchedule, type Job } from "../jobs/job.ts";

const NIGHTLY = createSchedule("40 3 * * *");

/** Forgets invitations and hand-overs whose time is over; they open nothing since their end. */
export function createInvitesEndJob(deps: Pick<ServerDeps, "database" | "now">): Job {
  return {
    name: "invites-end",
    nextRun: NIGHTLY,
    async run() {
      const { queries } = deps.database;
      await queries.deleteFrom("handovers").where("expires_at", "<=", deps.now()).execute();
      await queries.deleteFrom("club_invites").where("expires_at", "<=", deps.now()).execute();
    },
  };
}
