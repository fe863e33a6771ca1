import type { LiveHub } from "@damim/sync/server/live-hub.ts";
import { sql } from "kysely";
import type { ServerDeps } from "../../base/server-deps.ts";
import type { LiveBus } from "./live-bus.ts";
import { CHANNEL } from "../../sync/announcement.ts";
import { createLocalBus } from "./local-bus.ts";
import { createNewsReader } from "./news-reader.ts";
import { openPollBus } from "./poll-bus.ts";
import { openPostgresBus } from "./postgres-bus.ts";
import { createReadNews } from "./read-news.ts";

/** The bus that `DAMIM_BUS` names. `endSession` ends the session's streams of this process. */
export function openBus(
  { config, database, log }: ServerDeps,
  hub: LiveHub,
  endSession: LiveBus["endSession"],
): LiveBus {
  const { bus, databaseUrl } = config;
  if (bus === "local" || !databaseUrl) return createLocalBus(hub, endSession);
  const reader = createNewsReader({
    hub,
    readNews: createReadNews(database.queries),
    onFailure: (error) => log.warn({ err: error }, "commits of others could not be read"),
  });
  if (bus === "poll") return openPollBus(reader, endSession);
  return openPostgresBus({
    reader,
    databaseUrl,
    onLost: (error) => log.warn({ err: error }, "the listening connection was lost"),
    endSession,
    notify(payload) {
      sql`select pg_notify(${CHANNEL}, ${payload})`
        .execute(database.queries)
        .catch((error: unknown) => log.warn({ err: error }, "others were not told of a sign-out"));
    },
  });
}
