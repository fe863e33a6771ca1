import type { ServerModule } from "../start/server-module.ts";
import { createNoticeJob } from "./notice-job.ts";
import { listNoticePages } from "./notice-page.ts";
import { listNoticeRoutes } from "./notice-routes.ts";

export const notices: ServerModule = {
  name: "notices",
  routes: (ground) => [...listNoticePages(ground), ...listNoticeRoutes(ground)],
  jobs: (ground) => [createNoticeJob(ground)],
};
