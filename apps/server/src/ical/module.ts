import type { ServerModule } from "../start/server-module.ts";
import { listIcalRoutes } from "./ical-routes.ts";

export const ical: ServerModule = { name: "ical", routes: listIcalRoutes };
