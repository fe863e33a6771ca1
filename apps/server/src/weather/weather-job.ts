import type { ServerDeps } from "../base/server-deps.ts";
import { createSchedule, type Job } from "../jobs/job.ts";
import { forgetCopies } from "../outside/outside-copies.ts";
import type { Weathered } from "./weather-service.ts";

const COPIES_KEPT_MS = 30 * 86_400_000;

/** Before the first teacher opens the morning page its weather is here; copies of services older than 30 days go. */
export function createWeatherJob({
  database,
  now,
  services: { weather },
}: Pick<ServerDeps, "database" | "now"> & Weathered): Job {
  return {
    name: "weather",
    nextRun: createSchedule("50 6 * * *"),
    async run() {
      await weather?.prefetch();
      await forgetCopies(database.queries, now() - COPIES_KEPT_MS);
    },
  };
}
