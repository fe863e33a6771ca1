import type { ServerModule } from "../start/server-module.ts";
import { listLiveRoutes } from "./live-routes.ts";

export const live: ServerModule = { name: "live", routes: listLiveRoutes };
