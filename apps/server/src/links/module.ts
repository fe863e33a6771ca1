import type { ServerModule } from "../start/server-module.ts";
import { listLinkRoutes } from "./link-routes.ts";

export const links: ServerModule = { name: "links", routes: listLinkRoutes };
