import type { ServerModule } from "../start/server-module.ts";
import { listFamilyPushRoutes } from "./family-push-routes.ts";
import { openFamilyPushes } from "./family-pushes.ts";

export const familyPush: ServerModule = {
  name: "familyPush",
  routes: listFamilyPushRoutes,
  engine: openFamilyPushes,
};
