import type { ServerModule } from "../start/server-module.ts";
import { createBringAlongJob } from "./bring-along-job.ts";
import { listHandoverRoutes } from "./handover-routes.ts";

export const handovers: ServerModule = {
  name: "handovers",
  routes: (ground) => listHandoverRoutes(ground, ground),
  jobs: (ground) => [createBringAlongJob(ground)],
};
