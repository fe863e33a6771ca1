import type { ServerModule } from "../start/server-module.ts";
import { listFamilyPageRoutes } from "./family-page-routes.ts";

export const familyPage: ServerModule = { name: "familyPage", routes: listFamilyPageRoutes };
