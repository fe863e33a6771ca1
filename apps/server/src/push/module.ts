import type { ServerModule } from "../start/server-module.ts";
import { createLastDayJob } from "./last-day-job.ts";
import { listPushRoutes } from "./push-routes.ts";

export const push: ServerModule = {
  name: "push",
  routes: listPushRoutes,
  jobs: (ground) => [createLastDayJob(ground)],
  engine: ({ deliveries }) => deliveries,
};
