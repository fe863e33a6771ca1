import type { ServerModule } from "../start/server-module.ts";
import { listDocumentRoutes } from "./document-routes.ts";

export const documents: ServerModule = { name: "documents", routes: listDocumentRoutes };
