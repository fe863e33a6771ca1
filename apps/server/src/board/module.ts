import type { ServerModule } from "../start/server-module.ts";
import { listBoardRoutes } from "./board-routes.ts";

export const board: ServerModule = {
  name: "board",
  routes: listBoardRoutes,
  pages: [{ at: /^board\/[^/]+$/, find: () => "board.html" }],
};
