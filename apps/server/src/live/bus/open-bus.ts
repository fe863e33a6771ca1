import type { LiveHub } from "@damim/sync/server/live-hub.ts";
import type { ServerDeps } from "../../server-deps.ts";
import type { LiveBus } from "./live-bus.ts";
import { createLocalBus } from "./local-bus.ts";
import { createNewsReader } from "./news-reader.ts";
import { openPollBus } from "./poll-bus.ts";
import { openPostgresBus } from "./postgres-bus.ts";
import { createReadNews } from "./read-news.ts";

/** The bus that `DAMIM_BUS` names. */
export function openBus({ config, database, log }: ServerDeps, hub: LiveHub): LiveBus {
  const { bus, databaseUrl } = config;
  if (bus === "local" || !databaseUrl) return createLocalBus(hub);
  const reader = createNewsReader({
    hub,
    readNews: createReadNews(database.queries),
    onFailure: (error) => log.warn({ err: error }, "commits of others could not be read"),
  });
  if (bus === "poll") return openPollBus(reader);
  return openPostgresBus({
    reader,
    databaseUrl,
    onLost: (error) => log.warn({ err: error }, "the listening connection was lost"),
  });
}
