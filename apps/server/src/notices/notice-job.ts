import { PULSE_JOB } from "../jobs/job-pulse.ts";
import { createSchedule, type Job } from "../jobs/job.ts";
import type { Notices } from "./notices.ts";

const EACH_MINUTE = createSchedule("* * * * *");

/** Shows planned notices at their minute; that it comes tells that jobs are done at all. */
export function createNoticeJob({ notices }: { readonly notices: Notices }): Job {
  return { name: PULSE_JOB, nextRun: EACH_MINUTE, run: () => notices.turn() };
}
