import type { ServerModule } from "../start/server-module.ts";
import { listAiRoutes } from "./ai-routes.ts";

export const ai: ServerModule = {
  name: "ai",
  switch: "aiWriting",
  routes: listAiRoutes,
};
