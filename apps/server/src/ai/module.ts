import type { ServerModule } from "../start/server-module.ts";
import { listAiRoutes } from "./ai-routes.ts";
import { createEmptyAiTextsJob } from "./empty-ai-texts-job.ts";

export const ai: ServerModule = {
  name: "ai",
  switch: "aiWriting",
  routes: listAiRoutes,
  jobs: (ground) => [createEmptyAiTextsJob(ground)],
};
