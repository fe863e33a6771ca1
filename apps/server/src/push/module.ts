import { fact } from "../base/facts/fact.ts";
import type { ServerModule } from "../start/server-module.ts";
import { createLastDayJob } from "./last-day-job.ts";
import { listPushRoutes } from "./push-routes.ts";
import { findWaiting } from "./waiting-deliveries.ts";

const waiting = fact("waiting", "기다리는 알림", {
  async read({ database, now }) {
    const { count, oldestAt = now() } = await findWaiting(database.queries, now());
    return { count, oldestMs: now() - oldestAt };
  },
  say({ count, oldestMs }) {
    const minutes = Math.floor(oldestMs / 60_000);
    if (count === 0) return "기다리는 알림이 없어요";
    return `${count}건${minutes > 0 ? `, 가장 오래된 것은 ${minutes}분째` : ""}`;
  },
  figures: {
    damim_deliveries_waiting: ["Messages that are due and wait.", ({ count }) => count],
    damim_deliveries_oldest_seconds: [
      "How long the first waits.",
      ({ oldestMs }) => oldestMs / 1000,
    ],
  },
});

export const push: ServerModule = {
  name: "push",
  routes: listPushRoutes,
  facts: [waiting],
  jobs: (ground) => [createLastDayJob(ground)],
  engine: ({ deliveries }) => deliveries,
};
