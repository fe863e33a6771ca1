import type { ServerModule } from "../start/server-module.ts";
import { listSyncRoutes } from "./routes/sync-routes.ts";
import { createTrimJob } from "./trim-job.ts";

export const sync: ServerModule = {
  name: "sync",
  routes: listSyncRoutes,
  jobs: (ground) => [createTrimJob(ground)],
};
