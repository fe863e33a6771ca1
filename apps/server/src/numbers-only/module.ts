import type { ServerModule } from "../start/server-module.ts";
import { listNumbersOnlyRoutes } from "./numbers-only-routes.ts";

export const numbersOnly: ServerModule = { name: "numbers-only", routes: listNumbersOnlyRoutes };
