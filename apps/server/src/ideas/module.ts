import type { ServerModule } from "../start/server-module.ts";
import { listIdeaRoutes } from "./idea-routes.ts";

export const ideas: ServerModule = { name: "ideas", routes: listIdeaRoutes, switch: "ideas" };
