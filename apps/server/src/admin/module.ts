import type { ServerModule } from "../start/server-module.ts";
import { serverFacts } from "./server-facts.ts";
import { listAdminRoutes } from "./admin-routes.ts";
import { createTrimAuditJob } from "./trim-audit-job.ts";

export const admin: ServerModule = {
  name: "admin",
  facts: serverFacts,
  routes: listAdminRoutes,
  jobs: (ground) => [createTrimAuditJob(ground)],
};
