import { BY_HAND } from "./claim-job.ts";
import type { Queries } from "../db/schema.ts";

/** Comes every minute. */
export const PULSE_JOB = "turn-notices";
const SILENT_MS = 3 * 60_000;

/** Whether any process does jobs: one holds a job now, or that of every minute came in time. */
export async function hasJobRunner(queries: Queries, now: number): Promise<boolean> {
  const jobs = await queries
    .selectFrom("jobs")
    .select(["name", "next_run_at", "lease_until", "holder"])
    .execute();
  return jobs.some(
    ({ name, next_run_at: nextRunAt, lease_until: leaseUntil, holder }) =>
      (leaseUntil > now && !holder?.startsWith(BY_HAND)) ||
      (name === PULSE_JOB && nextRunAt > now - SILENT_MS),
  );
}
