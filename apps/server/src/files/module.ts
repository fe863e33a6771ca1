import type { ServerModule } from "../start/server-module.ts";
import { listFileRoutes } from "./file-routes.ts";
import { createFileSweepJob } from "./sweep-files.ts";

export const files: ServerModule = {
  name: "files",
  routes: listFileRoutes,
  jobs: (ground) => [createFileSweepJob(ground)],
};
