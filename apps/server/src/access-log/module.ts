import type { ServerModule } from "../start/server-module.ts";
import { createAccessLogJob } from "./access-log-job.ts";
import { listAccessLogRoutes } from "./access-log-routes.ts";

export const accessLog: ServerModule = {
  name: "access-log",
  routes: listAccessLogRoutes,
  jobs: (ground) => [createAccessLogJob(ground)],
};
