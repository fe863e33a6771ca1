import type { ServerModule } from "../start/server-module.ts";
import { listReportRoutes } from "./report-routes.ts";

export const familyReport: ServerModule = {
  name: "family-report",
  routes: listReportRoutes,
};
