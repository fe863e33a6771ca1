import { toReportRoute } from "@damim/domain/report/report-route.ts";
import {
  BREADCRUMB_KINDS,
  BREADCRUMBS_MAX,
  scrubReport,
} from "@damim/domain/report/trouble-report.ts";
import type { Context } from "hono";
import * as v from "valibot";
import { findAsker } from "../http/find-client-address.ts";
import { tooOften } from "../http/http-failure.ts";
import { anyone, type AppEnv, type Route } from "../http/route.ts";
import type { PageDevice } from "../base/ports/reporter.ts";
import type { ServerDeps } from "../base/server-deps.ts";
import type { createKnownSessions } from "../session/known-sessions.ts";
import { createLimit, ofAccount } from "../session/limits.ts";

const BODY_MAX_BYTES = 64 * 1024;
const REPORTS_PER_MINUTE = 60;
const MINUTE_SECONDS = 60;
const LONGEST_LOAD_MS = 10 * 60_000;

const address = v.pipe(v.string(), v.maxLength(200));
const count = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(1e9));
const reportSchema = v.variant("type", [
  v.object({
    type: v.literal("trouble"),
    name: v.pipe(v.string(), v.maxLength(100)),
    message: v.pipe(v.string(), v.maxLength(1_000)),
    frames: v.pipe(
      v.array(v.object({ file: address, line: count, column: count })),
      v.maxLength(30),
    ),
    route: address,
    breadcrumbs: v.pipe(
      v.array(
        v.object({ what: v.picklist(BREADCRUMB_KINDS), secondsBefore: count, route: address }),
      ),
      v.maxLength(BREADCRUMBS_MAX),
    ),
  }),
  v.object({
    type: v.literal("load"),
    route: address,
    durationMs: v.pipe(count, v.maxValue(LONGEST_LOAD_MS)),
  }),
  v.object({ type: v.literal("page"), route: address }),
]);

/**
 * Where pages report bugs, how long they took to open, and which of them were opened (spec 01 §6). Open to everybody,
 * since a page can break before anybody is signed in; what comes is scrubbed again, passed on when the operator named
 * a service or wants them kept here, and else never stored.
 */
export function listReportRoutes({
  config,
  reporter,
  now,
  findSession,
}: ServerDeps & {
  readonly findSession: ReturnType<typeof createKnownSessions>;
}): readonly Route[] {
  // A broken page in a loop must not fill the service.
  const limit = createLimit({
    burst: REPORTS_PER_MINUTE,
    seconds: MINUTE_SECONDS,
    now,
    refuse: tooMany,
  });
  return [
    anyone(
      "GET api/report",
      {
        // What is wanted at all: a page sends nothing else.
      },
      async (c) =>
        c.json({ troubles: reporter.takesTroubles, pages: reporter.takesPages && !isPrivate(c) }),
    ),
    anyone(
      "POST api/report",
      { body: reportSchema, bodyMaxBytes: BODY_MAX_BYTES },
      async (c, { body: report }) => {
        // By account: a school is one address, and its teachers do not share a limit.
        const session = await findSession(c.var.auth, c.req.raw.headers, now());
        limit(session ? ofAccount(session.user.id) : findAsker(c, config));
        switch (report.type) {
          case "trouble":
            reporter.reportTrouble(scrubReport(report), "browser");
            break;
          case "load": {
            const { route, durationMs } = report;
            const what = toReportRoute(route);
            reporter.reportDuration({ what, op: "pageload", durationMs }, "browser");
            break;
          }
          case "page":
            if (!isPrivate(c)) reporter.countPage(toReportRoute(report.route), findDevice(c));
        }
        return c.body(null, 204);
      },
    ),
  ];
}

function findDevice(c: Context<AppEnv>): PageDevice {
  return /Mobi|Android|iPhone|iPad/.test(c.req.header("user-agent") ?? "") ? "phone" : "desktop";
}

/** Do Not Track, and its successor. */
function isPrivate(c: Context<AppEnv>): boolean {
  return c.req.header("dnt") === "1" || c.req.header("sec-gpc") === "1";
}

const tooMany = tooOften("TooManyReports", "짧은 시간에 오류 보고가 너무 많이 왔어요.");
