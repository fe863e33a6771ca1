import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { ServerDeps } from "../base/server-deps.ts";
import { buildServerBrowser, buildTeacher } from "../testing/build-teacher.ts";
import { buildTestServer, type TestServer } from "../testing/build-test-server.ts";
import { openReportService, type ReportService } from "../testing/open-report-service.ts";
import { parseAnalyticsUrl, parseDsn } from "../base/parse-places.ts";
import { createReporter, type Reporter } from "./reporter.ts";

const NAME = "선우카나리아";
const TROUBLE = {
  type: "trouble",
  name: "TypeError",
  message: `Cannot read properties of undefined (reading '${NAME}') 010-1234-5678 kim@saebom.kr`,
  frames: [
    { file: "assets/mark-dialog-BX3kq9aa.js", line: 1, column: 420 },
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
              frames: [{ filename: "assets/mark-dialog-BX3kq9aa.js", lineno: 1, colno: 420 }],
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
