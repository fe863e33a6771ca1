import type { ServerModule } from "../start/server-module.ts";
import { listFamilyPushRoutes } from "./family-push-routes.ts";
import { openFamilyPushes } from "./open-family-pushes.ts";

export const familyPush: ServerModule = {
  name: "familyPush",
  routes: listFamilyPushRoutes,
  engine: openFamilyPushes,
};
