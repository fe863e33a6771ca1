import type { ServerModule } from "../start/server-module.ts";
import { listArchiveRoutes } from "./archive-routes.ts";

export const archive: ServerModule = { name: "archive", routes: listArchiveRoutes };
