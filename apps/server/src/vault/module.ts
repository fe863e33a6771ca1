import type { ServerModule } from "../start/server-module.ts";
import { listVaultRoutes } from "./vault-routes.ts";

export const vault: ServerModule = { name: "vault", routes: listVaultRoutes };
