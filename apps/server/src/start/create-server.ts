import { randomBytes } from "node:crypto";
import { Hono } from "hono";
import { describeTrouble } from "@damim/domain/report/trouble-report.ts";
import { createAccessLog, type AccessLog } from "../access-log/access-log.ts";
import { listAccessLogRoutes } from "../access-log/access-log-routes.ts";
import { createAccessNotes } from "../access-log/access-notes.ts";
import { listAccountRoutes } from "../accounts/change/account-routes.ts";
import { listAuthRoutes } from "../accounts/sign-in/auth-routes.ts";
import { createAuth, type Auth, type AuthDeps } from "../accounts/auth/create-auth.ts";
import { createCapsules } from "../capsules/capsules.ts";
import { listCapsulePageRoutes } from "../capsules/capsule-page-routes.ts";
import { listCapsuleRoutes } from "../capsules/capsule-routes.ts";
import { listHandoverRoutes } from "../handovers/handover-routes.ts";
import { listDestructionRoutes } from "../destruction/destruction-routes.ts";
import { listDeviceRoutes } from "../accounts/device-routes.ts";
import { createDeviceSightings } from "../accounts/device-sightings.ts";
import { listGoogleRoutes } from "../accounts/sign-in/google-routes.ts";
import { findLiveSessions } from "../session/find-live-sessions.ts";
import { createKnownSessions } from "../session/known-sessions.ts";
import { createPasskeyAuths } from "../accounts/sign-in/passkey-auths.ts";
import { listPasskeyRoutes } from "../accounts/sign-in/passkey-routes.ts";
import { listPasskeySignInRoutes } from "../accounts/sign-in/passkey-sign-in.ts";
import { createPasswordTries } from "../accounts/password-tries.ts";
import { listSecondFactorRoutes } from "../accounts/sign-in/second-factor-routes.ts";
import { listSecondFactorSignInRoutes } from "../accounts/sign-in/second-factor-sign-in.ts";
import { listSignInWayRoutes } from "../accounts/sign-in/sign-in-way-routes.ts";
import { listStepUpRoutes } from "../accounts/step-up.ts";
import { listAiRoutes } from "../ai/ai-routes.ts";
import { listArchiveRoutes } from "../archive/archive-routes.ts";
import { listSessionRoutes } from "../accounts/sign-in/session-routes.ts";
import { listFileRoutes } from "../files/file-routes.ts";
import { createUploads } from "../files/uploads.ts";
import { listDocumentRoutes } from "../documents/document-routes.ts";
import { listGuideRoutes } from "../http/guide-routes.ts";
import { listPrivacyRoutes } from "../privacy/privacy-routes.ts";
import { openHealth } from "../http/health-routes.ts";
import { createProxySightings } from "../http/proxy-sightings.ts";
import { listHistoryRoutes } from "../history/history-routes.ts";
import { listNumbersOnlyRoutes } from "../numbers-only/numbers-only-routes.ts";
import { listVaultRoutes } from "../vault/vault-routes.ts";
import { listConnectRoutes } from "../http/connect-routes.ts";
import { listIcalRoutes } from "../ical/ical-routes.ts";
import { listBoardRoutes } from "../board/board-routes.ts";
import { listBookingRoutes } from "../booking/booking-routes.ts";
import { listLinkRoutes } from "../links/link-routes.ts";
import { createLinks } from "../links/links.ts";
import { createWays } from "../http/find-way.ts";
import { guardOrigin, meetRequest } from "../http/meet-request.ts";
import { listCommunityRoutes } from "./list-community-routes.ts";
import { mountRoutes } from "./mount-routes.ts";
import { openPads } from "./open-pads.ts";
import { switchable, type AppEnv, type Route } from "../http/route.ts";
import type { Shortcut } from "../http/shortcut.ts";
import { isBug, toErrorResponse } from "../http/to-error-response.ts";
import type { LiveBus } from "../live/bus/live-bus.ts";
import { openBus } from "../live/bus/open-bus.ts";
import { listLiveRoutes } from "../live/live-routes.ts";
import { createLiveStreams, type LiveStreams } from "../live/live-streams.ts";
import { listNoticePages } from "../notices/notice-page.ts";
import type { Job } from "../jobs/job.ts";
import { createLastDayJob } from "../push/last-day-job.ts";
import type { Deliveries } from "../push/deliveries.ts";
import { openPush } from "../push/open-push.ts";
import { listPushRoutes } from "../push/push-routes.ts";
import { createNotices, type Notices } from "../notices/notices.ts";
import { listOcrRoutes } from "../ocr/ocr-routes.ts";
import { guardHosts } from "../outside/guard-hosts.ts";
import { listPadLiveRoutes } from "../pad/routes/pad-live-routes.ts";
import { listPadRoutes, toPadDeps } from "../pad/routes/pad-routes.ts";
import { createPadRounds } from "../pad/live/pad-rounds.ts";
import { listPadSyncRoutes, PAD_SYNC_PATH } from "../pad/routes/pad-sync-routes.ts";
import { createPadSyncShortcut } from "../pad/routes/pad-sync-shortcut.ts";
import { openServices, type Services } from "../services/open-services.ts";
import { listReportRoutes } from "../report/report-routes.ts";
import type { ServerDeps } from "../base/server-deps.ts";
import { createKyselySyncDatabase } from "../sync/kysely-sync-database.ts";
import { createScopeWriter, type WriteScope } from "../sync/scope-writer.ts";
import { listSyncRoutes } from "../sync/routes/sync-routes.ts";
import { notFound } from "../http/http-failure.ts";
import { mountPages } from "../web/mount-pages.ts";

export interface DamimServer {
  readonly app: Hono<AppEnv>;
  /** In front of the app, where there is a socket. */
  readonly shortcut: Shortcut;
  /** The route table: what there is to call and who may. */
  readonly routes: readonly Route[];
  readonly streams: LiveStreams;
  /** From now on it says that it is not ready. */
  readonly beginEnd: () => void;
  /** For the job that shows planned ones. */
  readonly notices: Notices;
  /** For the job that asks before the teachers do. */
  readonly services: Services;
  /** Sends what teachers are told; started where there is a socket. */
  readonly deliveries: Deliveries;
  /** Tells devices that were not opened for a week. */
  readonly lastDayJob: Job;
  /** For the job that empties what guardians wrote. */
  readonly writeScope: WriteScope;
  /** To be closed before the database is. */
  readonly bus: LiveBus;
  /** To be closed before the database is. */
  readonly accessLog: AccessLog;
}

/**
 * The whole server as a function from request to response; `main.ts` puts it on a socket, tests
 * call `app.request()`. The database must be migrated.
 */
export async function createServer(given: ServerDeps): Promise<DamimServer> {
  const { config, log, now } = given;
  const deps = { ...given, fetchOutside: guardHosts(given.fetchOutside, config) };
  const createAuthFor = toAuthMaker(deps);
  const [plainAuth, secureAuth] = [createAuthFor(false), createAuthFor(true)];
  const epoch = await findEpoch(deps);
  const { participants, tiles, padPace, hall, enterPad } = openPads(deps, epoch);
  const findSession = createKnownSessions(deps.database.queries);
  const streams = createLiveStreams({
    findLiveSessions: (ids) => findLiveSessions(deps.database, ids, now()),
    onFrame: () => deps.figures?.framed(),
  });
  const bus = openBus(deps, hall.feeds.hub, (id) => {
    streams.endSession(id);
    // A pad room's participants have ids like sessions, and stand still as suddenly.
    participants.forget(id);
  });
  const syncDatabase = createKyselySyncDatabase(deps.database, {
    sender: bus.sender,
    onGroupFailure: (error) => log.warn({ err: error }, "a group of pushes failed"),
    onGroup: (pushes) => deps.figures?.grouped(pushes),
    findPatience: (scope) => padPace.findPatience(hall.feeds.hub.countListeners(scope)),
  });
  const accessLog = openAccessLog(deps);
  const notes = createAccessNotes(accessLog, deps);
  const tries = createPasswordTries({ ...deps, onWrong: notes.refusedSignIn });
  const findPasskeyAuth = createPasskeyAuths((isSecure, passkeyOrigin) =>
    createAuthFor(isSecure, { passkeyOrigin }),
  );
  const { google } = config;
  // One for all: files are examined one after the other.
  const uploads = createUploads(deps);
  const { queries } = deps.database;
  const rounds = createPadRounds({ ...hall, database: syncDatabase, queries, bus, epoch, now });
  const findWay = createWays(config);
  const links = createLinks(deps, deps.secrets.links);
  const tag = `server-${randomBytes(6).toString("hex")}`;
  const writeScope = createScopeWriter({ database: deps.database, now, tag, bus });
  const capsules = createCapsules(deps, deps.secrets.capsules);
  const push = openPush(deps, { bus, writeScope });
  const { deliveries } = push;
  const { wakePush } = push;
  const notices = createNotices({ database: deps.database, now, writeScope, wakePush });
  const services = openServices(deps);
  const proxies = createProxySightings(config);
  const health = openHealth(deps, { bus, proxies });
  const routes = [
    ...health.routes,
    ...listConnectRoutes(deps),
    ...listGuideRoutes(deps),
    ...listPrivacyRoutes(deps),
    ...listNoticePages(deps),
    ...listAuthRoutes({ ...deps, wakePush }, tries, (sessionId) => bus.endSession(sessionId)),
    ...listGoogleRoutes(deps, (isSecure) => createAuthFor(isSecure, google && { google })),
    ...listSecondFactorSignInRoutes(deps, tries),
    ...listPasskeySignInRoutes(deps, findPasskeyAuth),
    ...listSignInWayRoutes(deps),
    ...listSecondFactorRoutes(deps),
    ...listPasskeyRoutes(deps, findPasskeyAuth),
    ...listSessionRoutes(deps),
    ...listStepUpRoutes(deps, tries),
    ...listAccountRoutes({ ...deps, tries, endStreams: (sessionId) => bus.endSession(sessionId) }),
    ...listDestructionRoutes({ ...deps, writeScope }),
    ...listHandoverRoutes(deps, { writeScope, wakePush }),
    ...listDeviceRoutes(deps, (sessionId) => bus.endSession(sessionId)),
    ...listFileRoutes(deps, uploads),
    ...listHistoryRoutes(deps),
    ...listVaultRoutes({ ...deps, writeScope }),
    ...listNumbersOnlyRoutes({ ...deps, writeScope }),
    ...listOcrRoutes(deps),
    ...listDocumentRoutes(deps),
    ...listArchiveRoutes({ ...deps, database: deps.patientDatabase ?? deps.database }, bus),
    ...listSyncRoutes({ ...deps, syncDatabase, bus, epoch, pads: hall, wakePush }),
    ...listCommunityRoutes(deps, { streams, uploads, bus, writeScope, notices, wakePush }),
    ...listAccessLogRoutes(accessLog, deps.database.queries),
    ...services.routes,
    ...switchable("aiWriting", listAiRoutes(deps)),
    ...listLinkRoutes(deps, links),
    ...listIcalRoutes(deps, links),
    ...listBoardRoutes(deps, { links, bus, streams }),
    ...listBookingRoutes(deps, { links, writeScope, wakePush, accessLog }),
    ...listCapsuleRoutes(deps, { capsules, links, writeScope }),
    ...listCapsulePageRoutes(deps, { links, capsules, writeScope, accessLog }),
    ...listLiveRoutes({ bus, streams, pages: push.pages, queries: deps.database.queries }),
    ...listPushRoutes(deps, push),
    ...listPadRoutes(toPadDeps(deps, { bus, participants, tiles, uploads, links, wakePush })),
    ...switchable("pads", listPadSyncRoutes({ rounds, pause: deps.pause })),
    ...switchable(
      "pads",
      listPadLiveRoutes({
        queries: deps.database.queries,
        now,
        hall,
        padStreams: hall.openStreams(bus),
        participants,
        tiles,
        streams,
      }),
    ),
    ...listReportRoutes(deps, async (c) => {
      const session = await findSession(c.var.auth, c.req.raw.headers, now());
      return session?.user.id;
    }),
  ];

  const app = new Hono<AppEnv>();
  app.use(
    meetRequest(deps, {
      findWay,
      proxies,
      findAuth: (isSecure) => (isSecure ? secureAuth : plainAuth),
    }),
  );
  app.use(guardOrigin(findWay));
  const markSeen = createDeviceSightings(deps);
  const isForPeople = config.role !== "jobs";
  const served = isForPeople ? routes : health.routes;
  mountRoutes(app, served, { ...deps, findSession, enterPad, notes, markSeen });
  if (isForPeople) mountPages(app, deps);
  app.notFound((c) => toErrorResponse(notFound(), c, config.basePath));
  app.onError((error, c) => {
    if (isBug(error)) {
      const { pattern: route = "GET" } = c.var;
      // The pattern is our own word, which needs no scrubbing; an address of the app it is not.
      deps.reporter.reportTrouble({ ...describeTrouble(error, { path: "/" }), route }, "server");
    }
    return toErrorResponse(error, c, config.basePath);
  });
  const padSync = createPadSyncShortcut({
    ...deps,
    path: config.basePath + PAD_SYNC_PATH,
    findWay,
    participants,
    rounds,
  });
  const shortcut: Shortcut = isForPeople ? padSync : (_, __, goOn) => goOn();
  const lastDayJob = createLastDayJob({ database: deps.database, now, ...push });
  const running = {
    streams,
    notices,
    services,
    deliveries,
    lastDayJob,
    writeScope,
    bus,
    accessLog,
  };
  return { app, shortcut, routes: served, beginEnd: health.beginEnd, ...running };
}

function toAuthMaker(deps: ServerDeps) {
  return (isSecure: boolean, more: Partial<AuthDeps> = {}): Auth =>
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
