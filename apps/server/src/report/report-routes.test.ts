import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { ErrorsReply } from "@damim/domain/admin/admin-reply.ts";
import { makeAdminCode } from "../admin/admin-code.ts";
import type { ServerDeps } from "../base/server-deps.ts";
import { buildServerBrowser, buildTeacher, readJson } from "../testing/build-teacher.ts";
import { buildTestServer, type TestServer } from "../testing/build-test-server.ts";
import { openReportService, type ReportService } from "../testing/open-report-service.ts";
import { parseAnalyticsUrl, parseDsn } from "../base/settings/parse-places.ts";
import { DATABASE_KINDS } from "../testing/open-test-database.ts";
import {
  createOwnReports,
  createReportsJob,
  listErrorGroups,
  listPageCounts,
} from "./own-reports.ts";
import type { Reporter } from "../base/ports/reporter.ts";
import { createReporter } from "./reporter.ts";

const NAME = "선우카나리아";
const TROUBLE = {
  type: "trouble",
  name: "TypeError",
  message: `Cannot read properties of undefined (reading '${NAME}') 010-1234-5678 kim@saebom.kr`,
  frames: [
    { file: "assets/mark-dialog-BX3kq9a.js", line: 1, column: 420 },
    { file: `assets/${NAME}.js`, line: 1, column: 1 },
  ],
  route: `/answer/${NAME}?note=${NAME}`,
  breadcrumbs: [
    { what: "page", secondsBefore: 9, route: `/${NAME}` },
    { what: "offline", secondsBefore: 2, route: "/attendance" },
  ],
};

let service: ReportService;
let server: TestServer;
let reporter: Reporter;

beforeEach(async () => {
  service = await openReportService();
});
afterEach(async () => {
  await server.close();
  await service.close();
});

async function open(
  options: {
    readonly isConfigured?: boolean;
    readonly chance?: number;
    readonly deps?: Partial<ServerDeps>;
  } = {},
): Promise<void> {
  const { isConfigured = true, chance = 0.5, deps } = options;
  reporter = createReporter({
    sentry: isConfigured ? parseDsn(service.dsn) : undefined,
    analytics: isConfigured ? parseAnalyticsUrl(service.analyticsUrl) : undefined,
    now: () => Date.parse("2026-11-20T09:00:00+09:00"),
    chance: () => chance,
    randomHex: (digits) => "a".repeat(digits),
    fetch,
    onFailure: (error) => {
      throw error;
    },
  });
  server = await buildTestServer("sqlite", { isClockStill: true, deps: { reporter, ...deps } });
}

/** The item of the one envelope that arrived. */
async function readEvent(): Promise<Record<string, unknown>> {
  await reporter.settled();
  expect(service.requests).toHaveLength(1);
  const [, itemHead = "", payload = ""] = service.requests[0]?.body.split("\n") ?? [];
  expect(JSON.parse(itemHead)).toMatchObject({ length: Buffer.byteLength(payload) });
  return JSON.parse(payload) as Record<string, unknown>;
}

describe("a page's report", () => {
  it("goes on as an envelope without a name, a number or an address", async () => {
    await open();
    const visitor = buildServerBrowser(server);

    expect((await visitor.post("api/report", TROUBLE)).status).toBe(204);
    const event = await readEvent();

    expect(event).toMatchObject({
      platform: "javascript",
      transaction: "/answer/:code",
      exception: {
        values: [
          {
            type: "TypeError",
            value: "Cannot read properties of undefined (reading '*') * *.*",
            stacktrace: {
              frames: [{ filename: "assets/mark-dialog-BX3kq9a.js", lineno: 1, colno: 420 }],
            },
          },
        ],
      },
      breadcrumbs: { values: [{ message: "/*" }, { category: "offline", message: "/attendance" }] },
    });
    expect(JSON.stringify(service.requests)).not.toMatch(/카나리아|1234|saebom/);
    expect(service.requests[0]?.path).toBe("/api/7/envelope/");
    expect(service.requests[0]?.headers["x-sentry-auth"]).toContain("sentry_key=publickey");
    expect(server.logLines.join()).not.toContain(NAME);
  });

  it("goes nowhere and stays nowhere when no service is named", async () => {
    await open({ isConfigured: false, chance: 0 });
    const visitor = buildServerBrowser(server);

    const wanted = await (await visitor.fetch("api/report")).json();
    const answers = [
      await visitor.post("api/report", TROUBLE),
      await visitor.post("api/report", { type: "page", route: "/" }),
      await visitor.post("api/report", { type: "load", route: "/", durationMs: 3 }),
    ];
    await reporter.settled();

    expect(wanted).toEqual({ troubles: false, pages: false });
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
    expect(service.requests).toEqual([]);
  });

  it("is refused when it is too large, of another shape, or one of too many", async () => {
    await open();
    const [teacher, other] = [
      await buildTeacher(buildServerBrowser(server)),
      await buildTeacher(buildServerBrowser(server)),
    ];
    const report = { type: "load", route: "/", durationMs: 3 };

    const large = { ...TROUBLE, message: "x".repeat(70_000) };
    expect((await teacher.post("api/report", large)).status).toBe(413);
    expect((await teacher.post("api/report", { type: "poem" })).status).toBe(400);
    const statuses = [];
    for (let count = 0; count < 61; count++) {
      statuses.push((await teacher.post("api/report", report)).status);
    }

    expect(new Set(statuses.slice(0, 60))).toEqual(new Set([204]));
    expect(statuses.at(-1)).toBe(429);
    expect((await other.post("api/report", report)).status).toBe(204);
  });
});

describe("a bug of the server", () => {
  it("is reported by its place, and answered as ever", async () => {
    const network = (): never => {
      throw new RangeError(`Invalid time value ${NAME}`);
    };
    await open({ deps: { network } });

    const answer = await buildServerBrowser(server).fetch("connect");
    const event = await readEvent();

    expect(answer.status).toBe(500);
    expect(event).toMatchObject({ platform: "node", transaction: "GET connect" });
    expect(event).toMatchObject({
      exception: { values: [{ type: "RangeError", value: "Invalid time value *" }] },
    });
    expect(JSON.stringify(event)).toContain("apps/server/src/http/connect-routes.ts");
    expect(JSON.stringify(event)).not.toContain(NAME);
  });
});

describe("one request in ten", () => {
  it("tells how long it took, by its pattern", async () => {
    await open({ chance: 0.099 });

    await buildServerBrowser(server).fetch("api/files/019aa0c4?x=1");

    expect(await readEvent()).toMatchObject({
      transaction: "GET api/files/:id",
      contexts: { trace: { op: "http.server" } },
    });
  });

  it("and nine tell nothing", async () => {
    await open({ chance: 0.1 });

    await buildServerBrowser(server).fetch("api/healthz");
    await reporter.settled();

    expect(service.requests).toEqual([]);
  });
});

describe("an opened page", () => {
  it("is counted by its pattern, without whose it was", async () => {
    await open();
    const teacher = await buildTeacher(buildServerBrowser(server));

    await teacher.post("api/report", { type: "page", route: "/padIt/3반/1234" });
    await reporter.settled();

    const [counted] = service.requests;
    expect(counted?.path).toBe("/api/send");
    expect(JSON.parse(counted?.body ?? "")).toEqual({
      type: "event",
      payload: {
        website: "site-1",
        hostname: "damim",
        url: "/padIt/:roomName/:roomPw",
        language: "ko",
      },
    });
  });

  it.each([{ dnt: "1" }, { "sec-gpc": "1" }])("is not counted with %o", async (headers) => {
    await open();
    const visitor = buildServerBrowser(server);

    const body = { type: "page", route: "/" };
    await visitor.fetch("api/report", { method: "POST", body, headers });
    const wanted = await (await visitor.fetch("api/report", { headers })).json();
    await reporter.settled();

    expect(service.requests).toEqual([]);
    expect(wanted).toEqual({ troubles: true, pages: false });
  });
});

describe.each(DATABASE_KINDS)("bugs and counts that stay here, on %s", (kind) => {
  let now: number;
  async function openOwn(): Promise<void> {
    now = Date.parse("2026-11-20T09:00:00+09:00");
    const env = { SENTRY_DSN: "self", ANALYTICS_URL: "self" };
    let built: Reporter | undefined;
    const late: Reporter = {
      takesTroubles: true,
      takesPages: true,
      reportTrouble: (report, side) => built?.reportTrouble(report, side),
      reportDuration: (duration, side) => built?.reportDuration(duration, side),
      countPage: (route, device) => built?.countPage(route, device),
      settled: async () => built?.settled(),
    };
    server = await buildTestServer(kind, { env, isClockStill: true, deps: { reporter: late } });
    const { keepsErrors, countsPages } = server.config;
    built = createReporter({
      own: createOwnReports({
        database: server.database,
        now: () => now,
        version: "a1b2c3d4",
        keepsErrors,
        countsPages,
      }),
      now: () => now,
      chance: () => 0,
      randomHex: (digits) => "a".repeat(digits),
      fetch: () => Promise.reject(new Error("nothing leaves")),
      onFailure: (error) => {
        throw error;
      },
    });
    reporter = built;
  }
  async function openAdmin() {
    const teacher = await buildTeacher(buildServerBrowser(server));
    const code = await makeAdminCode({ database: server.database, now: Date.now });
    await teacher.post("api/admin/claim", { code });
    return teacher;
  }

  it("are grouped by error, place and version, without a name, and the newest are shown to admins", async () => {
    await openOwn();
    const visitor = buildServerBrowser(server);
    for (let turn = 0; turn < 3; turn++) await visitor.post("api/report", TROUBLE);
    await reporter.settled();
    now += 1000;
    await visitor.post("api/report", { ...TROUBLE, name: "RangeError" });
    await reporter.settled();

    const admin = await openAdmin();
    const reply = await readJson<ErrorsReply>(await admin.fetch("api/admin/errors"));

    expect(reply).toMatchObject({
      isOn: true,
      groups: [
        { name: "RangeError", count: 1, firstAt: now },
        {
          name: "TypeError",
          message: "Cannot read properties of undefined (reading '*') * *.*",
          place: "assets/mark-dialog.js",
          route: "/answer/:code",
          version: "a1b2c3d4",
          side: "browser",
          count: 3,
        },
      ],
    });
    expect(JSON.stringify(reply)).not.toMatch(/카나리아|1234|saebom/);
    expect((await visitor.fetch("api/admin/errors")).status).toBe(401);
  });

  it("are five hundred at most, of ninety days", async () => {
    await openOwn();
    for (let line = 1; line <= 502; line++) {
      now += 1;
      const frames = [{ file: "apps/server/src/sync/push.ts", line, column: 1 }];
      reporter.reportTrouble({ ...TROUBLE, frames, breadcrumbs: [] }, "server");
      await reporter.settled();
    }
    const count = async () => (await listErrorGroups(server.database.queries)).length;
    expect(await count()).toBe(500);

    const job = createReportsJob({ database: server.database, now: () => now });
    now += 90 * 86_400_000;
    await job.run();
    expect(await count()).toBe(1);
    now += 1;
    await job.run();
    expect(await count()).toBe(0);
  });

  it("count opened screens by day and device, and say of few only that they are few", async () => {
    await openOwn();
    const visitor = buildServerBrowser(server);
    const post = (route: string, agent: string) =>
      visitor.fetch("api/report", {
        method: "POST",
        body: { type: "page", route },
        headers: { "user-agent": agent },
      });
    for (let turn = 0; turn < 5; turn++) await post("/attendance", "Mozilla/5.0 (Windows NT 10.0)");
    await post("/attendance", "Mozilla/5.0 (Linux; Android 15) Mobile");
    await reporter.settled();

    const counts = await listPageCounts(server.database.queries, now);
    expect(counts).toEqual([
      { day: "2026-11-20", screen: "/attendance", device: "desktop", count: 5 },
      { day: "2026-11-20", screen: "/attendance", device: "phone", count: null },
    ]);
    const admin = await openAdmin();
    expect(await readJson(await admin.fetch("api/admin/usage"))).toHaveProperty("pages");
  });
});

describe("a service that is away", () => {
  it("holds nobody up and is said once, without the report", async () => {
    const failures: unknown[] = [];
    await open();
    reporter = createReporter({
      sentry: parseDsn("http://key@127.0.0.1:9/7"),
      now: Date.now,
      chance: () => 1,
      randomHex: (digits) => "a".repeat(digits),
      fetch,
      onFailure: (error) => failures.push(error),
    });

    reporter.reportTrouble({ ...TROUBLE, breadcrumbs: [] }, "browser");
    await reporter.settled();

    expect(failures).toHaveLength(1);
    expect(String(failures[0])).not.toContain(NAME);
  });
});
