import type { ServerModule } from "../start/server-module.ts";
import { createReportsJob } from "./own-reports.ts";
import { listReportRoutes } from "./report-routes.ts";

export const report: ServerModule = {
  name: "report",
  routes: listReportRoutes,
  jobs: (ground) => [createReportsJob(ground)],
};
