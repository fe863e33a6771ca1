import type { ServerModule } from "../start/server-module.ts";
import { createEmptyReportsJob } from "./empty-reports-job.ts";
import { listReportRoutes } from "./report-routes.ts";

export const familyReport: ServerModule = {
  name: "family-report",
  routes: listReportRoutes,
  jobs: (ground) => [createEmptyReportsJob(ground)],
};
