import type { ServerModule } from "../start/server-module.ts";
import { listAdminRoutes } from "./admin-routes.ts";
import { createTrimAuditJob } from "./trim-audit-job.ts";

export const admin: ServerModule = {
  name: "admin",
  routes: listAdminRoutes,
  jobs: (ground) => [createTrimAuditJob(ground)],
};
