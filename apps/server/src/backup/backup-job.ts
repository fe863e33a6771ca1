import { Worker } from "node:worker_threads";
import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { Config } from "../base/settings/config.ts";
import type { Database } from "../db/open-database.ts";
import { createSchedule, type Job } from "../jobs/job.ts";
import { backupPostgres } from "./backup-postgres.ts";
import type { BackupInput } from "./backup-sqlite.ts";
import { tellAdmins } from "./tell-admins.ts";

/** At night in Seoul, not on the hour, when every other computer's jobs run. */
export const BACKUP_JOB = { name: "backup" as const, nextRun: createSchedule("10 3 * * *") };

export interface BackupDeps {
  readonly database: Database;
  readonly config: Pick<Config, "dataDir" | "databaseUrl" | "backupKeep">;
  /** Where pg_dump is looked for. */
  readonly searchPath?: string | undefined;
  readonly now: () => number;
}

/** Backs the database up every night; admins are told when it cannot be made. */
export function createBackupJob(deps: BackupDeps): Job {
  return {
    ...BACKUP_JOB,
    async run() {
      try {
        await backUpNow(deps);
      } catch (error) {
        const now = deps.now();
        const trouble = {
          cause: "backup",
          day: toSeoulDay(now),
          title: "서버 백업을 하지 못했어요",
          body: "원래 데이터는 그대로 있어요. 관리 「서버」에서 까닭을 확인해 주세요.",
        };
        await tellAdmins(deps.database, trouble, now);
        throw error;
      }
    },
  };
}

async function backUpNow({ database, config, searchPath, now }: BackupDeps): Promise<void> {
  const { dataDir, backupKeep: keep, databaseUrl } = config;
  if (database.kind === "sqlite") return backupInThread({ dataDir, keep, now: now() });
  if (!databaseUrl) throw new Error("PostgreSQL without its address");
  await backupPostgres({ database, databaseUrl, searchPath, dataDir, keep, now: now() });
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
