import { Worker } from "node:worker_threads";
import { type DrillResult, toDrillWords } from "@damim/domain/admin/drill.ts";
import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { Database } from "../../db/open-database.ts";
import { createSchedule, type Job } from "../../jobs/job.ts";
import { tellAdmins } from "../tell-admins.ts";
import { waitForBackup } from "../held/wait-for-backup.ts";
import { saveDrill } from "./drill-facts.ts";
import type { DrillInput } from "./run-drill.ts";

/** On the first of the month, after the night's backup. */
const MONTHLY = createSchedule("0 4 1 * *");

/** 복구 연습 of every month. What it found stays; admins are told at once where it is not well. */
export function createDrillJob(
  deps: DrillInput & { readonly database: Database; readonly now: () => number },
): Job {
  const { database, config, searchPath, now } = deps;
  const { dataDir, databaseUrl, files, bus } = config;
  return {
    name: "drill",
    nextRun: MONTHLY,
    async run(ends) {
      await waitForBackup(database.queries, { now, ends });
      const input = {
        config: { dataDir, files, bus, ...(databaseUrl && { databaseUrl }) },
        searchPath,
      };
      const drill = await drillInThread(input, ends);
      await saveDrill(database.queries, drill);
      if (drill.differences.length === 0) return;
      const trouble = {
        cause: "drill",
        day: toSeoulDay(drill.at),
        title: "백업을 열어 보니 이상이 있어요",
        body: `${toDrillWords(drill)}. 관리 「서버」에서 확인해 주세요.`,
      };
      await tellAdmins(database, trouble, now());
    },
  };
}

/** Every row of a school is read: in a thread of its own nobody waits for it. */
function drillInThread(input: DrillInput, ends?: AbortSignal): Promise<DrillResult> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./drill-worker.ts", import.meta.url), {
      workerData: input,
    });
    // It is done anew after the next start, which sweeps what this one leaves.
    ends?.addEventListener("abort", () => void worker.terminate(), { once: true });
    worker.once("message", resolve);
    worker.once("error", reject);
    worker.once("exit", (code) => reject(new Error(`the drill ended with ${code}`)));
  });
}
