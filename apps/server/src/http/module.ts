import type { ServerModule } from "../start/server-module.ts";
import { listConnectRoutes } from "./connect-routes.ts";
import { listGuideRoutes } from "./guide-routes.ts";
import { listHealthRoutes } from "./health-routes.ts";

export const health: ServerModule = {
  name: "health",
  isEverywhere: true,
  routes: listHealthRoutes,
};

export const connect: ServerModule = {
  name: "connect",
  routes: (ground) => [...listConnectRoutes(ground), ...listGuideRoutes(ground)],
};
