import type { ServerDeps } from "../base/server-deps.ts";
import { createSchedule, type Job } from "../jobs/job.ts";

/** For logs of sensitive data (고시 제8조): reasons of absence may be illnesses. */
export const ACCESS_LOG_DAYS = 731;

const DAY_MS = 86_400_000;
const DAILY = createSchedule("55 3 * * *");

/** Forgets, every night, lines of the access log that are older than two years. */
export function createAccessLogJob({ database, now }: Pick<ServerDeps, "database" | "now">): Job {
  return {
    name: "trim-access-log",
    nextRun: DAILY,
    async run() {
      await database.tx((queries) =>
        queries
          .deleteFrom("access_log")
          .where("last_at", "<", now() - ACCESS_LOG_DAYS * DAY_MS)
          .execute(),
      );
    },
  };
}
