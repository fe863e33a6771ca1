import { randomUUID } from "node:crypto";
import { describeTrouble } from "@damim/domain/report/trouble-report.ts";
import { createAccessLogJob } from "../access-log/access-log-job.ts";
import { createDeletionJob } from "../accounts/change/deletion-job.ts";
import { createTrimAuditJob } from "../admin/trim-audit-job.ts";
import { createEmptyAiTextsJob } from "../ai/empty-ai-texts-job.ts";
import { createAwayJob } from "../backup/away/away-job.ts";
import { createBackupJob } from "../backup/backup-job.ts";
import { createDestructionJob } from "../destruction/destruction-job.ts";
import { toDestroyDeps } from "../destruction/destroy-deps.ts";
import { createDrillJob } from "../backup/drill/drill-job.ts";
import { createEmptyBookingsJob } from "../booking/empty-bookings-job.ts";
import { createEmptyCapsulesJob } from "../capsules/empty-capsules-job.ts";
import type { ServerDeps } from "../base/server-deps.ts";
import { createInvitesEndJob } from "../clubs/invites-end-job.ts";
import { createFileSweepJob } from "../files/sweep-files.ts";
import { createJobRunner, type JobRunner } from "../jobs/job-runner.ts";
import { createNoticeJob } from "../notices/notice-job.ts";
import { createPadEndJob } from "../pad/room/pad-end-job.ts";
import { createReportsJob } from "../report/own-reports.ts";
import { createTrimJob } from "../sync/trim-job.ts";
import { createWeatherJob } from "../weather/weather-job.ts";
import type { DamimServer } from "./create-server.ts";
import { setTimer } from "./set-timer.ts";

/** Everything that the server does without being asked, each at its hour. */
export function openJobs(
  deps: Pick<
    ServerDeps,
    "config" | "database" | "files" | "secrets" | "mail" | "log" | "reporter" | "now"
  > & {
    /** Where programs of PostgreSQL are looked for. */
    readonly searchPath: string | undefined;
  },
  server: DamimServer,
): JobRunner {
  const { config, database, files, mail, log, reporter, now } = deps;
  return createJobRunner({
    queries: database.queries,
    jobs: [
      createBackupJob(deps),
      ...(config.backupTo ? [createAwayJob({ ...deps, place: config.backupTo })] : []),
      createDrillJob(deps),
      createTrimJob({ database, now }),
      createReportsJob({ database, now }),
      createAccessLogJob({ database, now }),
      createTrimAuditJob({ database, now }),
      createFileSweepJob({ database, files, now }),
      createInvitesEndJob({ database, now }),
      createPadEndJob({ database, files, now, bus: server.bus }),
      createEmptyBookingsJob({ database, now, writeScope: server.writeScope }),
      createEmptyCapsulesJob({ database, files, now, writeScope: server.writeScope }),
      createEmptyAiTextsJob({ database, now, writeScope: server.writeScope }),
      createNoticeJob(server.notices),
      server.lastDayJob,
      createWeatherJob({ database, now }, server.services.weather),
      createDeletionJob({ database, files, mail, config, now, bus: server.bus }),
      createDestructionJob(toDestroyDeps(deps, server)),
    ],
    now,
    holder: randomUUID(),
    setTimer,
    onFailure(error, job) {
      log.error({ err: error, job }, "a job failed");
      reporter.reportTrouble(
        { ...describeTrouble(error, { path: "/" }), route: `job ${job}` },
        "server",
      );
    },
  });
}
