import { createSchedule, type Job } from "../jobs/job.ts";
import type { Notices } from "./notices.ts";

const EACH_MINUTE = createSchedule("* * * * *");

/** Shows planned notices at their minute. */
export function createNoticeJob(notices: Notices): Job {
  return { name: "turn-notices", nextRun: EACH_MINUTE, run: () => notices.turn() };
}
