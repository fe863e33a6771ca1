import type { ServerModule } from "../start/server-module.ts";
import { listHistoryRoutes } from "./history-routes.ts";

export const history: ServerModule = { name: "history", routes: listHistoryRoutes };
