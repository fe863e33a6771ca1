import type { LiveHub } from "@damim/sync/server/live-hub.ts";
import { sql } from "kysely";
import type { ServerDeps } from "../../base/server-deps.ts";
import type { LiveBus } from "./live-bus.ts";
import { CHANNEL } from "../../sync/announcement.ts";
import { createGroupStore } from "../../sync/engine.ts";
import { createReadGroups } from "../../sync/read-groups.ts";
import { createNewsReader, type NewsReader } from "./news-reader.ts";
import { openPostgresBus } from "./postgres-bus.ts";
import { openRedisBus } from "./redis-bus.ts";
import { toRedisSentence } from "./redis-connection.ts";
import { createReadNews } from "./read-news.ts";

/** The bus that `DAMIM_BUS` names. `endSession` ends the session's streams of this process. */
export function openBus(
  { config, database, log }: ServerDeps,
  hub: LiveHub,
  endSession: LiveBus["endSession"],
): LiveBus {
  const { bus, databaseUrl, redisUrl } = config;
  if (bus === "local" || !databaseUrl) return createLocalBus(hub, endSession);
  const reader = createNewsReader({
    hub,
    readNews: createReadNews(createReadGroups(createGroupStore(database))),
    onFailure: (error) => log.warn({ err: error }, "commits of others could not be read"),
  });
  if (bus === "poll") return openPollBus(reader, endSession);
  if (redisUrl !== undefined) {
    const place = new URL(redisUrl).host;
    // The log keeps one line a minute of each sentence.
    const onLost = (error: unknown): void =>
      log.warn({}, `${toRedisSentence(error, place)} 다른 서버에서 바뀐 것은 1초쯤 늦게 보여요.`);
    return openRedisBus({ reader, redisUrl, onLost, endSession });
  }
  const onLost = (error: unknown): void =>
    log.warn({ err: error }, "데이터베이스에서 다른 서버의 소식을 듣지 못하고 있어요.");
  return openPostgresBus({
    reader,
    databaseUrl,
    onLost,
    endSession,
    notify(payload) {
      sql`select pg_notify(${CHANNEL}, ${payload})`
        .execute(database.queries)
        .catch((error: unknown) => log.warn({ err: error }, "others were not told of a sign-out"));
    },
  });
}

/** For a server process that is alone with its data, as every one on SQLite is. */
function createLocalBus(hub: LiveHub, endSession: LiveBus["endSession"]): LiveBus {
  return {
    watch: (scope, listener, as) => hub.watch(scope, listener, as),
    publish: (commit) => hub.commit(commit),
    endSession,
    tell: () => {},
    hear: () => () => {},
    close: async () => {},
  };
}

const POLL_MS = 500;

/**
 * Several server processes on one PostgreSQL behind a pooler that does not let LISTEN through
 * (PgBouncer in transaction mode): asks for the sequences of watched scopes twice a second.
 */
function openPollBus(reader: NewsReader, endSession: LiveBus["endSession"]): LiveBus {
  const timer = setInterval(() => reader.checkAll(), POLL_MS);
  timer.unref();
  return {
    watch: (scope, listener, as) => reader.watch(scope, listener, as),
    publish: (commit) => reader.publish(commit),
    endSession,
    tell: () => {},
    hear: () => () => {},
    async close() {
      clearInterval(timer);
      reader.close();
    },
  };
}
