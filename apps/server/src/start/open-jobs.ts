import { randomUUID } from "node:crypto";
import { describeTrouble } from "@damim/domain/report/trouble-report.ts";
import { createJobRunner, type JobRunner } from "../jobs/job-runner.ts";
import type { DamimServer } from "./create-server.ts";
import { setTimer } from "./set-timer.ts";

/** Everything that the modules do without being asked, each at its hour. */
export function openJobs(server: DamimServer): JobRunner {
  const { log, reporter, now, modules, database, patientDatabase = database } = server;
  const ground = { ...server, database: patientDatabase };
  return createJobRunner({
    queries: patientDatabase.queries,
    jobs: modules.flatMap(({ jobs }) => jobs?.(ground) ?? []),
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
