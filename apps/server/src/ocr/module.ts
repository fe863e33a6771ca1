import type { ServerModule } from "../start/server-module.ts";
import { listOcrRoutes } from "./ocr-routes.ts";

export const ocr: ServerModule = { name: "ocr", routes: listOcrRoutes };
