import type { ServerModule } from "../start/server-module.ts";
import { backupFacts } from "./facts/last-backup.ts";
import { createAwayJob } from "./away/away-job.ts";
import { createBackupJob } from "./backup-job.ts";
import { createDrillJob } from "./drill/drill-job.ts";

export const backup: ServerModule = {
  name: "backup",
  facts: backupFacts,
  jobs: (ground) => [
    createBackupJob(ground),
    ...(ground.config.backupTo
      ? [createAwayJob({ ...ground, place: ground.config.backupTo })]
      : []),
    createDrillJob(ground),
  ],
};
