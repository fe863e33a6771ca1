import type { ServerDeps } from "../base/server-deps.ts";
import { createSchedule, type Job } from "../jobs/job.ts";

/** As long as the access log: who did something by a role is asked together with what was looked at. */
export const AUDIT_DAYS = 731;

const DAY_MS = 86_400_000;
const DAILY = createSchedule("57 3 * * *");

/** Forgets, every night, what was done by a role more than two years ago. */
export function createTrimAuditJob({ database, now }: Pick<ServerDeps, "database" | "now">): Job {
  return {
    name: "trim-audit",
    nextRun: DAILY,
    async run() {
      await database.tx((queries) =>
        queries
          .deleteFrom("audit")
          .where("at", "<", now() - AUDIT_DAYS * DAY_MS)
          .execute(),
      );
    },
  };
}
