import type { ServerModule } from "../start/server-module.ts";
import { linkPage } from "../web/page-way.ts";
import { listBoardRoutes } from "./board-routes.ts";

export const board: ServerModule = {
  name: "board",
  routes: listBoardRoutes,
  pages: [linkPage("board")],
};
