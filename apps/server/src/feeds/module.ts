import type { ServerModule } from "../start/server-module.ts";
import { feedFact } from "./feed-fact.ts";
import { listFeedRoutes } from "./feed-routes.ts";
import { createFeedsJob } from "./feeds-job.ts";

export const feeds: ServerModule = {
  name: "feeds",
  routes: listFeedRoutes,
  jobs: (ground) => [createFeedsJob(ground)],
  facts: [feedFact],
};
