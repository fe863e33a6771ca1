import { randomUUID } from "node:crypto";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { describeTrouble } from "@damim/domain/report/trouble-report.ts";
import { createLiveHub } from "@damim/sync/server/live-hub.ts";
import { createAccessLog, type AccessLog } from "./access-log/access-log.ts";
import { listAccessLogRoutes } from "./access-log/access-log-routes.ts";
import { createAccessNotes } from "./access-log/access-notes.ts";
import { listAccountRoutes } from "./accounts/account-routes.ts";
import { listAuthRoutes } from "./accounts/auth-routes.ts";
import { createAuth, type Auth, type AuthDeps } from "./accounts/create-auth.ts";
import { listDeviceRoutes } from "./accounts/device-routes.ts";
import { createDeviceSightings } from "./accounts/device-sightings.ts";
import { findSessionToken } from "./accounts/find-session.ts";
import { listGoogleRoutes } from "./accounts/google-routes.ts";
import { createKnownSessions } from "./accounts/known-sessions.ts";
import { createPasskeyAuths } from "./accounts/passkey-auths.ts";
import { listPasskeyRoutes } from "./accounts/passkey-routes.ts";
import { listPasskeySignInRoutes } from "./accounts/passkey-sign-in.ts";
import { createPasswordTries } from "./accounts/password-tries.ts";
import { findRevocation } from "./accounts/revoked-sessions.ts";
import { listSecondFactorRoutes } from "./accounts/second-factor-routes.ts";
import { listSecondFactorSignInRoutes } from "./accounts/second-factor-sign-in.ts";
import { listSignInWayRoutes } from "./accounts/sign-in-way-routes.ts";
import { listStepUpRoutes } from "./accounts/step-up.ts";
import { listArchiveRoutes } from "./archive/archive-routes.ts";
import { listSessionRoutes } from "./accounts/session-routes.ts";
import { listFileRoutes } from "./files/file-routes.ts";
import { createUploads } from "./files/uploads.ts";
import { listHealthRoutes } from "./http/health-routes.ts";
import { listHistoryRoutes } from "./history/history-routes.ts";
import { listConnectRoutes } from "./http/connect-routes.ts";
import { createWays, type FindWay, type Way } from "./http/find-way.ts";
import { HttpFailure } from "./http/http-failure.ts";
import { checkOrigin } from "./http/origin-check.ts";
import type { AppEnv, Route } from "./http/route.ts";
import type { Shortcut } from "./http/shortcut.ts";
import { isBug, toErrorResponse } from "./http/to-error-response.ts";
import type { LiveBus } from "./live/bus/live-bus.ts";
import { openBus } from "./live/bus/open-bus.ts";
import { listLiveRoutes } from "./live/live-routes.ts";
import { createLiveStreams, type LiveStreams } from "./live/live-streams.ts";
import { listNeisRoutes } from "./neis/neis-routes.ts";
import { listOcrRoutes } from "./ocr/ocr-routes.ts";
import { createPadGate } from "./pad/pad-gate.ts";
import { createPadHall } from "./pad/pad-hall.ts";
import { createPadTiles } from "./pad/pad-tiles.ts";
import { listPadLiveRoutes } from "./pad/pad-live-routes.ts";
import { findPace, findPatience } from "./pad/pad-pace.ts";
import { listPadRoutes, toPadDeps } from "./pad/pad-routes.ts";
import { createPadRounds } from "./pad/pad-rounds.ts";
import { listPadSyncRoutes, PAD_SYNC_PATH } from "./pad/pad-sync-routes.ts";
import { createPadSyncShortcut } from "./pad/pad-sync-shortcut.ts";
import { createPadParticipants } from "./pad/participant.ts";
import { listReportRoutes } from "./report/report-routes.ts";
import type { ServerDeps } from "./server-deps.ts";
import { createKyselySyncDatabase } from "./sync/kysely-sync-database.ts";
import { listSyncRoutes } from "./sync/sync-routes.ts";
import { answerPadPage, isForPads } from "./web/answer-pad-page.ts";
import { answerWebRequest, decodeName, notFound } from "./web/answer-web-request.ts";
import { openWebFiles } from "./web/web-files.ts";

const REDIRECT_WITH_METHOD = 308;
/** 500 ops of many scopes, each up to 130,000 characters, would be more: such a round is split. */
const BODY_MAX_BYTES = 16 * 1024 * 1024;

export interface DamimServer {
  readonly app: Hono<AppEnv>;
  /** In front of the app, where there is a socket. */
  readonly shortcut: Shortcut;
  /** The route table: what there is to call and who may. */
  readonly routes: readonly Route[];
  readonly streams: LiveStreams;
  /** To be closed before the database is. */
  readonly bus: LiveBus;
  /** To be closed before the database is. */
  readonly accessLog: AccessLog;
}

/**
 * The whole server as a function from request to response; `main.ts` puts it on a socket, tests
 * call `app.request()`. The database must be migrated.
 */
export async function createServer(deps: ServerDeps): Promise<DamimServer> {
  const { config, log, now } = deps;
  const createAuthFor = (isSecure: boolean, more: Partial<AuthDeps> = {}): Auth =>
    createAuth({
      config,
      isSecure,
      queries: deps.database.queries,
      mail: deps.mail,
      secret: deps.secrets.sessions,
      passwordHash: deps.passwordHash,
      onError: (message) => log.error({ source: "better-auth" }, message),
      ...more,
    });
  const [plainAuth, secureAuth] = [createAuthFor(false), createAuthFor(true)];
  const epoch = await findEpoch(deps);
  // A second process does not open the same SQLite.
  const isAlone = deps.database.kind === "sqlite";
  const participants = createPadParticipants({ queries: deps.database.queries, now, isAlone });
  const tiles = createPadTiles({ queries: deps.database.queries, now });
  const hall = createPadHall({
    queries: deps.database.queries,
    database: createKyselySyncDatabase(deps.database),
    hub: createLiveHub({
      setTimer: (work, delayMs) => setTimeout(work, delayMs),
      epoch,
      pace: findPace,
    }),
    key: deps.secrets.padRooms,
    now,
    onRoomChange: (roomId) => participants.forget(roomId),
    onPlaceChange: (roomId) => tiles.forget(roomId),
  });
  const findSession = createKnownSessions(deps.database.queries);
  const streams = createLiveStreams({
    isSessionAlive: async (auth, headers) =>
      (await findSession(auth, headers, now())) !== undefined,
  });
  const enterPad = createPadGate(participants);
  const bus = openBus(deps, hall.feeds.hub, (id) => {
    streams.endSession(id);
    // A pad room's participants have ids like sessions, and stand still as suddenly.
    participants.forget(id);
  });
  const syncDatabase = createKyselySyncDatabase(deps.database, {
    sender: bus.sender,
    onGroupFailure: (error) => log.warn({ err: error }, "a group of pushes failed"),
    findPatience: (scope) => findPatience(hall.feeds.hub.countListeners(scope), { isAlone }),
  });
  const accessLog = createAccessLog({
    database: deps.database,
    key: deps.secrets.accessLog,
    now,
    setTimer(work, delayMs) {
      // Not worth keeping a process alive: whoever ends it closes the log.
      const timer = setTimeout(work, delayMs).unref();
      return () => clearTimeout(timer);
    },
    onFailure: (error) => log.warn({ err: error }, "access log not kept"),
  });
  const notes = createAccessNotes(accessLog, { config, now });
  const tries = createPasswordTries({ ...deps, onWrong: notes.refusedSignIn });
  const findPasskeyAuth = createPasskeyAuths((isSecure, passkeyOrigin) =>
    createAuthFor(isSecure, { passkeyOrigin }),
  );
  const { google } = config;
  // One for all: files are examined one after the other.
  const uploads = createUploads(deps);
  const rounds = createPadRounds({ ...hall, database: syncDatabase, bus, epoch, now });
  const findWay = createWays(config);
  const routes = [
    ...listHealthRoutes(deps),
    ...listConnectRoutes(deps),
    ...listAuthRoutes(deps, tries, (sessionId) => bus.endSession(sessionId)),
    ...listGoogleRoutes(deps, (isSecure) => createAuthFor(isSecure, google && { google })),
    ...listSecondFactorSignInRoutes(deps, tries),
    ...listPasskeySignInRoutes(deps, findPasskeyAuth),
    ...listSignInWayRoutes(deps),
    ...listSecondFactorRoutes(deps),
    ...listPasskeyRoutes(deps, findPasskeyAuth),
    ...listSessionRoutes(deps),
    ...listStepUpRoutes(deps, tries),
    ...listAccountRoutes({ ...deps, tries, endStreams: (sessionId) => bus.endSession(sessionId) }),
    ...listDeviceRoutes(deps, (sessionId) => bus.endSession(sessionId)),
    ...listFileRoutes(deps, uploads),
    ...listHistoryRoutes(deps),
    ...listOcrRoutes(),
    ...listArchiveRoutes(deps, bus),
    ...listSyncRoutes({ ...deps, syncDatabase, bus, epoch, pads: hall }),
    ...listAccessLogRoutes(accessLog),
    ...listNeisRoutes(deps),
    ...listLiveRoutes({ bus, streams, queries: deps.database.queries }),
    ...listPadRoutes(toPadDeps(deps, { bus, participants, tiles, uploads })),
    ...listPadSyncRoutes({ rounds, pause: deps.pause }),
    ...listPadLiveRoutes({
      queries: deps.database.queries,
      now,
      hall,
      padStreams: hall.openStreams(bus),
      participants,
      tiles,
      streams,
    }),
    ...listReportRoutes(deps, async (c) => {
      const session = await findSession(c.var.auth, c.req.raw.headers, now());
      return session?.user.id;
    }),
  ];

  const markSeen = createDeviceSightings(deps);

  const app = new Hono<AppEnv>();
  app.use(async (c, next) => {
    const requestId = randomUUID();
    c.set("requestId", requestId);
    c.set("log", log.child({ requestId }));
    const { arrival, headers } = findWayOf(c, findWay);
    c.set("arrival", arrival);
    c.set("auth", arrival.type === "secure" ? secureAuth : plainAuth);
    for (const [name, value] of headers) c.header(name, value);
    c.header("X-Request-Id", requestId);
    const startedAt = performance.now();
    await next();
    // The path without its query: links in mails carry tokens there.
    const durationMs = Math.round(performance.now() - startedAt);
    const { method } = c.req;
    const path = hidePadSecrets(c.req.path, config.basePath);
    c.get("log").info({ method, path, status: c.res.status, durationMs }, "request");
    const what = c.get("pattern");
    if (what) deps.reporter.reportDuration({ what, op: "http.server", durationMs }, "server");
  });
  app.use(async (c, next) => {
    const arrival = c.get("arrival");
    if (arrival.type === "downgraded") {
      return c.redirect(arrival.httpsOrigin + c.req.path, REDIRECT_WITH_METHOD);
    }
    checkOrigin(c.req.raw, findWayOf(c, findWay).origins);
    return next();
  });
  const limitsByPath = new Map(
    routes.flatMap((route) =>
      route.bodyMaxBytes
        ? [[config.basePath + route.path, limitBody(route.bodyMaxBytes)] as const]
        : [],
    ),
  );
  const usualLimit = limitBody(BODY_MAX_BYTES);
  app.use((c, next) => (limitsByPath.get(c.req.path) ?? usualLimit)(c, next));

  for (const route of routes) {
    app.on(route.method, config.basePath + route.path, async (c) => {
      c.header("Cache-Control", "no-store");
      c.set("pattern", `${route.method} ${route.path}`);
      const isOpen =
        route.who === "pad" || (route.who === "anyone" && route.overPlainHttp === true);
      // `c.var` copies all that was set, each time.
      const arrival = c.get("arrival");
      if (arrival.type === "exposed" && !isOpen) throw insecureOrigin(arrival);
      if (route.who === "anyone") {
        const answer = await route.answer(c);
        await notes.openAnswered(c, answer);
        return answer;
      }
      if (route.who === "pad") return route.answer(c, await enterPad(c, route.states));
      const { headers } = c.req.raw;
      const session = await findSession(c.var.auth, headers, now());
      if (!session) {
        const token = findSessionToken(headers, arrival.type === "secure");
        throw toRefusal(token && (await findRevocation(deps.database.queries, token)));
      }
      markSeen(session);
      const answer = await notes.withRefusals(c, session, () => route.answer(c, session));
      notes.answered(c, session, answer);
      return answer;
    });
  }

  const files = openWebFiles(deps.webRoot);
  app.all(`${config.basePath}api/*`, () => {
    throw notFound();
  });
  app.get("/", (c) => c.redirect(config.basePath));
  // Before the files: Hono's `/damim/*` takes `/damim` too.
  app.get(config.basePath.slice(0, -1), (c) => c.redirect(config.basePath));
  app.get(`${config.basePath}*`, async (c) => {
    const name = decodeName(c.req.path.slice(config.basePath.length));
    const padPage = await answerPadPage(c, files, name);
    if (padPage) return padPage;
    // A page over plain http would ask for a password that anybody can read.
    if (c.var.arrival.type === "exposed" && !isForPads(name)) {
      return c.redirect(`${config.basePath}connect`);
    }
    return answerWebRequest(c, files, config.basePath);
  });
  app.notFound((c) => toErrorResponse(notFound(), c));
  app.onError((error, c) => {
    if (isBug(error)) {
      const { pattern: route = "GET" } = c.var;
      // The pattern is our own word, which needs no scrubbing; an address of the app it is not.
      deps.reporter.reportTrouble({ ...describeTrouble(error, { path: "/" }), route }, "server");
    }
    return toErrorResponse(error, c);
  });
  const shortcut: Shortcut = createPadSyncShortcut({
    path: config.basePath + PAD_SYNC_PATH,
    findWay,
    participants,
    rounds,
    reporter: deps.reporter,
    log,
  });
  return { app, shortcut, routes, streams, bus, accessLog };
}

/** Almost every body says how long it is, and then nobody has to open it: that alone takes longer than a small write. */
function limitBody(maxSize: number): MiddlewareHandler<AppEnv> {
  const readAndLimit = bodyLimit({ maxSize, onError: refuseLargeBody });
  return (c, next) => {
    const { method, headers } = c.req.raw;
    const length = headers.get("content-length");
    if (headers.has("transfer-encoding")) return readAndLimit(c, next);
    // Node's parser reads no more than was said.
    if (length !== null) return Number(length) > maxSize ? refuseLargeBody(c) : next();
    return method === "GET" ? next() : readAndLimit(c, next);
  };
}

function refuseLargeBody(_c: Context): never {
  throw new HttpFailure(413, "TooLarge", "한 번에 보내기에는 너무 커요. 나누어 보내 주세요.");
}

/** Why a device that was signed in is not any more. */
function toRefusal(revocation: string | undefined): HttpFailure {
  switch (revocation) {
    case "signed-out-from-afar":
      return revoked();
    case "account-deleted":
      return accountDeleted();
    default:
      return signedOut();
  }
}

function signedOut(): HttpFailure {
  return new HttpFailure(
    401,
    "SignedOut",
    "로그인이 끝났어요. 쓰신 내용은 이 기기에 있고, 다시 로그인하면 이어서 보내요.",
  );
}

function findWayOf(c: Context<AppEnv>, findWay: FindWay): Way {
  const { url } = c.req;
  const end = url.indexOf("/", url.indexOf("://") + 3);
  return findWay({
    origin: end === -1 ? url : url.slice(0, end),
    remoteAddress: c.env?.incoming?.socket.remoteAddress,
    forwardedProto: c.req.header("x-forwarded-proto"),
  });
}

/** An address of a pad room carries its name, and may carry its password or a code. */
function hidePadSecrets(path: string, basePath: string): string {
  const [, way] = /^(padIt|go)\/./.exec(path.slice(basePath.length)) ?? [];
  return way ? `${basePath}${way}/…` : path;
}

function insecureOrigin({ httpsOrigin }: { readonly httpsOrigin: string }): HttpFailure {
  return new HttpFailure(
    403,
    "InsecureOrigin",
    `이 주소는 비밀번호를 지켜 주지 못해요. ${httpsOrigin}에서 열어 주세요.`,
  );
}

function revoked(): HttpFailure {
  return new HttpFailure(
    401,
    "Revoked",
    "다른 기기에서 이 기기를 로그아웃시켰어요. 서버의 기록은 그대로 있어요.",
  );
}

function accountDeleted(): HttpFailure {
  return new HttpFailure(
    401,
    "AccountDeleted",
    "이 계정은 삭제됐어요. 서버에는 남은 기록이 없어요.",
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
