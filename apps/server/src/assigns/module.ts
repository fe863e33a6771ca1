import type { ServerModule } from "../start/server-module.ts";
import { listAssignRoutes } from "./assign-routes.ts";

export const assigns: ServerModule = { name: "assigns", routes: listAssignRoutes };
