import { fact } from "../base/facts/fact.ts";
import { toLeadSentence } from "../base/watch-clock.ts";
import type { ServerModule } from "../start/server-module.ts";
import { listSyncRoutes } from "./routes/sync-routes.ts";
import { createEmptyWordsJob } from "./empty-words-job.ts";
import { createTrimJob } from "./trim-job.ts";
import { findClockLead } from "./clock-lead.ts";

const clockLead = fact("clock-lead", "저장된 기록", {
  read: async ({ database, now }) => (await findClockLead(database.queries, now())) || undefined,
  say: toLeadSentence,
  isWarn: () => true,
});

export const sync: ServerModule = {
  name: "sync",
  routes: listSyncRoutes,
  facts: [clockLead],
  jobs: (ground) => [createTrimJob(ground), createEmptyWordsJob(ground)],
};
