import type { ServerModule } from "../start/server-module.ts";
import { listPrivacyRoutes } from "./privacy-routes.ts";

export const privacy: ServerModule = { name: "privacy", routes: listPrivacyRoutes };
