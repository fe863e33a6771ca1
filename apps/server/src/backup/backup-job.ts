import { Worker } from "node:worker_threads";
import { createSchedule, type Job } from "../jobs/job.ts";
import type { BackupInput } from "./backup-sqlite.ts";

/** At night in Seoul, not on the hour, when every other computer's jobs run. */
const DAILY = createSchedule("10 3 * * *");

/** Backs the SQLite database up every night. */
export function createBackupJob(options: {
  readonly dataDir: string;
  readonly keep: number;
  readonly now: () => number;
}): Job {
  const { dataDir, keep, now } = options;
  return {
    name: "backup",
    nextRun: DAILY,
    run: () => backupInThread({ dataDir, keep, now: now() }),
  };
}

/** Reading a copy of 1 GB takes seconds: in a thread of its own nobody waits for it. */
function backupInThread(input: BackupInput): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./backup-worker.ts", import.meta.url), {
      workerData: input,
    });
    worker.once("message", () => resolve());
    worker.once("error", reject);
    worker.once("exit", (code) => reject(new Error(`the backup ended with ${code}`)));
  });
}
