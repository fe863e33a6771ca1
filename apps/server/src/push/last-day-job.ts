import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { Database } from "../db/open-database.ts";
import { deliver, OPEN_PAGES } from "../deliver/deliver.ts";
import { createSchedule, type Job } from "../jobs/job.ts";
import type { PushSubscriptions } from "./subscriptions.ts";

/** On its seventh day, before quiet time. */
const SCHEDULE = createSchedule("30 16 * * *");
const TTL_MS = 7 * 3_600_000;

/** Tells each device that was not opened for a week, and it alone, that it hears nothing from tomorrow on. */
export function createLastDayJob(deps: {
  readonly database: Database;
  readonly push: { readonly subscriptions: Pick<PushSubscriptions, "listLastDay"> };
  readonly now: () => number;
  readonly wakePush: () => void;
}): Job {
  const { database, push, now, wakePush } = deps;
  return {
    name: "tell-last-day-of-push",
    nextRun: SCHEDULE,
    async run() {
      const at = now();
      const found = await push.subscriptions.listLastDay();
      await database.tx(async (tx) => {
        for (const { uid, token, others } of found) {
          await deliver(
            tx,
            [uid],
            {
              source: "rest",
              cls: "own",
              dedupe: `rest~${token}~${toSeoulDay(at)}`,
              title: "담임",
              body: "한동안 열지 않아 내일부터 알림을 쉬어요. 열면 다시 와요.",
              path: "/",
              ttlMs: TTL_MS,
              leftOut: [OPEN_PAGES, ...others],
            },
            at,
          );
        }
      });
      if (found.length > 0) wakePush();
    },
  };
}
