import { randomUUID } from "node:crypto";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { createLiveHub } from "@damim/sync/server/live-hub.ts";
import { listAuthRoutes } from "./accounts/auth-routes.ts";
import { createAuth } from "./accounts/create-auth.ts";
import { listDeviceRoutes } from "./accounts/device-routes.ts";
import { createDeviceSightings } from "./accounts/device-sightings.ts";
import { findSessionToken } from "./accounts/find-session.ts";
import { createKnownSessions } from "./accounts/known-sessions.ts";
import { isRevoked } from "./accounts/revoked-sessions.ts";
import { listSessionRoutes } from "./accounts/session-routes.ts";
import { listHealthRoutes } from "./http/health-routes.ts";
import { listHistoryRoutes } from "./history/history-routes.ts";
import { HttpFailure } from "./http/http-failure.ts";
import { checkOrigin } from "./http/origin-check.ts";
import type { AppEnv, Route } from "./http/route.ts";
import { listSecurityHeaders } from "./http/security-headers.ts";
import { toErrorResponse } from "./http/to-error-response.ts";
import type { LiveBus } from "./live/bus/live-bus.ts";
import { openBus } from "./live/bus/open-bus.ts";
import { listLiveRoutes } from "./live/live-routes.ts";
import { createLiveStreams, type LiveStreams } from "./live/live-streams.ts";
import type { ServerDeps } from "./server-deps.ts";
import { listSyncRoutes } from "./sync/sync-routes.ts";
import { answerWebRequest, notFound } from "./web/answer-web-request.ts";
import { openWebFiles } from "./web/web-files.ts";

/** 500 ops of many scopes, each up to 130,000 characters, would be more: such a round is split. */
const BODY_MAX_BYTES = 16 * 1024 * 1024;

export interface DamimServer {
  readonly app: Hono<AppEnv>;
  /** The route table: what there is to call and who may. */
  readonly routes: readonly Route[];
  readonly streams: LiveStreams;
  /** To be closed before the database is. */
  readonly bus: LiveBus;
}

/**
 * The whole server as a function from request to response; `main.ts` puts it on a socket, tests
 * call `app.request()`. The database must be migrated.
 */
export async function createServer(deps: ServerDeps): Promise<DamimServer> {
  const { config, log, now } = deps;
  const auth = createAuth({
    config,
    queries: deps.database.queries,
    mail: deps.mail,
    secret: deps.secrets.sessions,
    onError: (message) => log.error({ source: "better-auth" }, message),
  });
  const hub = createLiveHub({ setTimer: (work, delayMs) => setTimeout(work, delayMs) });
  const findSession = createKnownSessions(auth, deps.database.queries);
  const streams = createLiveStreams({
    isSessionAlive: async (headers) => (await findSession(headers, now())) !== undefined,
  });
  const bus = openBus(deps, hub, (sessionId) => streams.endSession(sessionId));
  const routes = [
    ...listHealthRoutes(deps),
    ...listAuthRoutes(deps, auth, (sessionId) => bus.endSession(sessionId)),
    ...listSessionRoutes(deps, auth),
    ...listDeviceRoutes(deps, (sessionId) => bus.endSession(sessionId)),
    ...listHistoryRoutes(deps),
    ...listSyncRoutes(deps, bus, await findEpoch(deps)),
    ...listLiveRoutes(bus, streams),
  ];

  const markSeen = createDeviceSightings(deps);

  const app = new Hono<AppEnv>();
  const securityHeaders = listSecurityHeaders(config);
  app.use(async (c, next) => {
    const requestId = randomUUID();
    c.set("requestId", requestId);
    c.set("log", log.child({ requestId }));
    for (const [name, value] of securityHeaders) c.header(name, value);
    c.header("X-Request-Id", requestId);
    const startedAt = performance.now();
    await next();
    // The path without its query: links in mails carry tokens there.
    const durationMs = Math.round(performance.now() - startedAt);
    const { method, path } = c.req;
    c.var.log.info({ method, path, status: c.res.status, durationMs }, "request");
  });
  app.use(async (c, next) => {
    checkOrigin(c.req.raw, config.trustedOrigins);
    await next();
  });
  app.use(bodyLimit({ maxSize: BODY_MAX_BYTES, onError: refuseLargeBody }));

  for (const route of routes) {
    app.on(route.method, config.basePath + route.path, async (c) => {
      c.header("Cache-Control", "no-store");
      if (route.who === "anyone") return route.answer(c);
      const session = await findSession(c.req.raw.headers, now());
      if (!session) {
        const token = findSessionToken(c.req.raw.headers);
        throw token && (await isRevoked(deps.database.queries, token)) ? revoked() : signedOut();
      }
      markSeen(session);
      return route.answer(c, session);
    });
  }

  const files = openWebFiles(deps.webRoot);
  app.all(`${config.basePath}api/*`, () => {
    throw notFound();
  });
  app.get("/", (c) => c.redirect(config.basePath));
  // Before the files: Hono's `/damim/*` takes `/damim` too.
  app.get(config.basePath.slice(0, -1), (c) => c.redirect(config.basePath));
  app.get(`${config.basePath}*`, (c) => answerWebRequest(c, files, config.basePath));
  app.notFound((c) => toErrorResponse(notFound(), c));
  app.onError((error, c) => toErrorResponse(error, c));
  return { app, routes, streams, bus };
}

function refuseLargeBody(_c: Context): never {
  throw new HttpFailure(413, "TooLarge", "한 번에 보내기에는 너무 커요. 나누어 보내 주세요.");
}

function signedOut(): HttpFailure {
  return new HttpFailure(
    401,
    "SignedOut",
    "로그인이 끝났어요. 쓰신 내용은 이 기기에 있고, 다시 로그인하면 이어서 보내요.",
  );
}

function revoked(): HttpFailure {
  return new HttpFailure(
    401,
    "Revoked",
    "다른 기기에서 이 기기를 로그아웃시켰어요. 서버의 기록은 그대로 있어요.",
  );
}

async function findEpoch({ database }: ServerDeps): Promise<string> {
  const fact = await database.queries
    .selectFrom("facts")
    .select("value")
    .where("name", "=", "epoch")
    .executeTakeFirstOrThrow();
  return fact.value;
}
