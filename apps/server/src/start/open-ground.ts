import { randomBytes } from "node:crypto";
import { type AccessLog, createAccessLog } from "../access-log/access-log.ts";
import { createAccessNotes } from "../access-log/access-notes.ts";
import { createAuth, type MakeAuth } from "../accounts/auth/create-auth.ts";
import { createDeviceSightings } from "../accounts/device-sightings.ts";
import { listSessionIds } from "../accounts/list-sessions.ts";
import type { Fact } from "../base/facts/fact.ts";
import type { ServerDeps } from "../base/server-deps.ts";
import { createUploads } from "../files/uploads.ts";
import { createWays } from "../http/find-way.ts";
import { createProxySightings } from "../http/proxy-sightings.ts";
import { createLinks } from "../links/links.ts";
import { openBus } from "../live/bus/open-bus.ts";
import { createLiveStreams } from "../live/live-streams.ts";
import { createNeisClient } from "../neis/neis-client.ts";
import { createNotices } from "../notices/notices.ts";
import { guardHosts } from "../outside/guard-hosts.ts";
import { createPadRounds } from "../pad/live/pad-rounds.ts";
import { openPads } from "../pad/routes/open-pads.ts";
import { openPush } from "../push/open-push.ts";
import { findLiveSessions } from "../session/find-live-sessions.ts";
import { createKnownSessions } from "../session/known-sessions.ts";
import { createKyselySyncDatabase } from "../sync/kysely-sync-database.ts";
import { createScopeWriter } from "../sync/scope-writer.ts";
import { createWeatherService } from "../weather/weather-service.ts";
import { createYardLimits } from "../yard/yard-limits.ts";

/** What all modules may use: what the server touches of the world, and what is made of that once in this process. */
export type Ground = Awaited<ReturnType<typeof openGround>>;

export async function openGround(given: ServerDeps, facts: readonly Fact[]) {
  const { config, database, log, now, secrets } = given;
  const { queries } = database;
  const ending = new AbortController();
  const deps = { ...given, fetchOutside: guardHosts(given.fetchOutside, config) };
  const epoch = await findEpoch(deps);
  const pads = openPads(deps, epoch);
  const { hall } = pads;
  const streams = createLiveStreams({
    findLiveSessions: (ids) => findLiveSessions(database, ids, now()),
    onFrame: () => deps.figures?.framed(),
  });
  const bus = openBus(deps, hall.feeds.hub, (id) => {
    streams.endSession(id);
    // A pad room's participants have ids like sessions, and stand still as suddenly.
    pads.participants.forget(id);
  });
  const syncDatabase = createKyselySyncDatabase(database, {
    sender: bus.sender,
    onGroupFailure: (error) => log.warn({ err: error }, "a group of pushes failed"),
    onGroup: (pushes) => deps.figures?.grouped(pushes),
    findPatience: (scope) => pads.padPace.findPatience(hall.feeds.hub.countListeners(scope)),
  });
  const accessLog = openAccessLog(deps);
  const tag = `server-${randomBytes(6).toString("hex")}`;
  const writeScope = createScopeWriter({ database, now, tag, bus });
  const push = openPush(deps, { bus, writeScope });
  const { deliveries, wakePush } = push;
  return {
    ...deps,
    ...pads,
    facts,
    epoch,
    streams,
    bus,
    syncDatabase,
    accessLog,
    writeScope,
    push,
    deliveries,
    wakePush,
    createAuth: toAuthMaker(deps),
    findSession: createKnownSessions(queries),
    findWay: createWays(config),
    links: createLinks(deps, secrets.links),
    markSeen: createDeviceSightings(deps),
    notes: createAccessNotes(accessLog, deps),
    notices: createNotices({ database, now, writeScope, wakePush }),
    proxies: createProxySightings(config),
    rounds: createPadRounds({ ...hall, database: syncDatabase, queries, bus, epoch, now }),
    /** The services outside that teachers ask through this server. */
    services: { neis: createNeisClient(deps), weather: createWeatherService(deps) },
    // One for all: files are examined one after the other.
    uploads: createUploads(deps),
    /** Of all parts of 쌤마당 together. */
    yardLimits: createYardLimits(now),
    /** Aborted from when it says that it is not ready. */
    ends: ending.signal,
    beginEnd: () => ending.abort(),
    /** To be called before the database is closed. */
    async closeGround(): Promise<void> {
      for (const end of streams.listEnds()) end();
      await bus.close();
      await accessLog.close();
    },
    /** What a teacher may see, or is, has changed: her live streams end, and hear it when they come back. */
    async endStreams(userId: string): Promise<void> {
      for (const id of await listSessionIds(queries, userId)) bus.endSession(id);
    },
  };
}

function toAuthMaker(deps: ServerDeps): MakeAuth {
  return (isSecure, more = {}) =>
    createAuth({
      config: deps.config,
      isSecure,
      queries: deps.database.queries,
      mail: deps.mail,
      secret: deps.secrets.sessions,
      passwordHash: deps.passwordHash,
      onError: (message) => deps.log.error({ source: "better-auth" }, message),
      ...more,
    });
}

async function findEpoch({ database }: ServerDeps): Promise<string> {
  const fact = await database.queries
    .selectFrom("facts")
    .select("value")
    .where("name", "=", "epoch")
    .executeTakeFirstOrThrow();
  return fact.value;
}

function openAccessLog({ database, secrets, now, log }: ServerDeps): AccessLog {
  return createAccessLog({
    database,
    key: secrets.accessLog,
    now,
    setTimer(work, delayMs) {
      // Not worth keeping a process alive: whoever ends it closes the log.
      const timer = setTimeout(work, delayMs).unref();
      return () => clearTimeout(timer);
    },
    onFailure: (error) => log.warn({ err: error }, "access log not kept"),
  });
}
