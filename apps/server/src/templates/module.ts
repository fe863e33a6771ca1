import type { ServerModule } from "../start/server-module.ts";
import { listTemplateRoutes } from "./template-routes.ts";

export const templates: ServerModule = {
  name: "templates",
  routes: listTemplateRoutes,
  switch: "templates",
};
