import type { ServerDeps } from "../base/server-deps.ts";
import { HttpFailure } from "../http/http-failure.ts";
import { createSchedule, type Job } from "../jobs/job.ts";
import { createFeeds, type FeedDeps } from "./feeds.ts";

/** A slow one holds up a few others, not all. */
const AT_ONCE = 4;

/** Every three hours, not on the hour: whatever teachers follow is asked for; one that fails keeps what it had. */
export function createFeedsJob(deps: FeedDeps & Pick<ServerDeps, "log">): Job {
  const { database, log } = deps;
  const { queries } = database;
  const feeds = createFeeds(deps);

  return {
    name: "feeds",
    nextRun: createSchedule("23 */3 * * *"),
    async run(ends) {
      const rows = await queries
        .selectFrom("feeds")
        .selectAll()
        .orderBy("checked_at")
        .orderBy("owner_id")
        .orderBy("id")
        .execute();
      const next = rows.values();
      const lane = async (): Promise<void> => {
        for (const row of next) {
          if (ends?.aborted) return;
          // An account that is stopped and a year that was destroyed take nothing, and nobody's trouble is another's.
          await feeds.refresh(row, ends).catch((error: unknown) => {
            if (!(error instanceof HttpFailure)) log.warn({ err: error }, "a feed was not kept");
          });
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, lane));
    },
  };
}
