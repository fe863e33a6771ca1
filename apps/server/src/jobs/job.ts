import type { JobName } from "@damim/domain/admin/server-words.ts";
import { Cron } from "croner";

/** Work that runs at set times, once for all processes on one database. */
export interface Job<Name extends string = JobName> {
  /** Its key in the table `jobs`. */
  readonly name: Name;
  /** The next time it is due after an instant, both epoch ms. */
  readonly nextRun: (after: number) => number;
  /** May run again when it failed or its process died in the middle. What takes minutes gives up when the server ends. */
  readonly run: (ends?: AbortSignal) => Promise<void>;
}

const DAY_MS = 86_400_000;

/**
 * A schedule in the time of schools, as crontab lines have it.
 *
 * ```ts
 * createSchedule("10 3 * * *")(Date.now()); // the next 03:10 in Seoul
 * ```
 */
export function createSchedule(pattern: string): Job["nextRun"] {
  const cron = new Cron(pattern, { timezone: "Asia/Seoul" });
  return (after) => cron.nextRun(new Date(after))?.getTime() ?? after + DAY_MS;
}
