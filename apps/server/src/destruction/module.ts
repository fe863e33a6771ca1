import type { ServerModule } from "../start/server-module.ts";
import { toDestroyDeps } from "./destroy-deps.ts";
import { createDestructionJob } from "./destruction-job.ts";
import { listDestructionRoutes } from "./destruction-routes.ts";
import { replayLedger } from "./replay-ledger.ts";

export const destruction: ServerModule = {
  name: "destruction",
  routes: listDestructionRoutes,
  jobs: (ground) => [createDestructionJob(toDestroyDeps(ground))],
  prepare: (ground) => replayLedger(toDestroyDeps(ground)),
};
