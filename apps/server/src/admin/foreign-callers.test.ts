import { nothingTyped } from "@damim/domain/privacy/trust-facts.ts";
import { readdirSync } from "node:fs";
import { beforeEach, describe, expect, it } from "vitest";
import { PULSE_JOB } from "../jobs/job-pulse.ts";
import {
  buildServerBrowser,
  buildTeacher,
  type TestBrowser,
  type TestTeacher,
} from "../testing/build-teacher.ts";
import { DATABASE_KINDS } from "../testing/open-test-database.ts";
import { serverOfEach } from "../testing/server-of-tests.ts";
import type { Tables } from "../db/schema.ts";

const NOTICE = "019aa0c4-0000-7000-8000-00000000000a";
const HOUR_MS = 3_600_000;
/** Written at each request, whoever comes. */
const OF_REQUESTS = /^(?:sessions|access_log|password_tries|sqlite_)/;

/** What an admin would send. */
const BODIES: Readonly<Record<string, object>> = {
  "POST api/admin/teachers/:id/role": { role: "moderator", reason: "도움방" },
  "POST api/admin/teachers/:id/stop": { until: Date.now() + HOUR_MS, reason: "시험" },
  "POST api/admin/teachers/:id/reset-link": { reason: "시험" },
  "POST api/admin/teachers/:id/sign-out": { reason: "시험" },
  "POST api/admin/sign-up": { door: "closed" },
  "POST api/admin/switches": { name: "cafe", isOff: true },
  "POST api/admin/boards": {
    boards: [{ id: "free", name: "바꾼 이름", isClosed: true }],
    seen: [],
  },
  "POST api/admin/trust": {
    seen: nothingTyped,
    next: { ...nothingTyped, institution: "남의 학교" },
  },
  "POST api/admin/notices": {
    id: NOTICE,
    title: "남의 공지",
    body: "",
    from: 0,
    until: null,
    pinned: true,
    seen: null,
  },
};

describe.each(DATABASE_KINDS)("who is no admin now, on %s", (kind) => {
  const server = serverOfEach(kind);
  let target: TestTeacher;
  let admin: TestTeacher;
  beforeEach(async () => {
    target = await buildTeacher(buildServerBrowser(server));
    admin = await signIn("admin");
    const job = { next_run_at: Date.now() + HOUR_MS, lease_until: 0 };
    await server.database.queries
      .insertInto("jobs")
      .values(["backup", "drill", PULSE_JOB].map((name) => ({ ...job, name })))
      .execute();
  });

  /** With her own password of this minute. */
  async function signIn(role?: "admin" | "moderator"): Promise<TestTeacher> {
    const teacher = await buildTeacher(buildServerBrowser(server));
    await teacher.post("api/step-up", { password: teacher.password });
    if (role) {
      const given = { user_id: teacher.uid, role, given_at: Date.now() };
      await server.database.queries.insertInto("roles").values(given).execute();
    }
    return teacher;
  }

  const routes = () => server.routes.filter(({ who }) => who === "admin");

  async function call(caller: TestBrowser, route: { method: string; path: string }) {
    const id = route.path.includes("notices") ? NOTICE : target.uid;
    const { method, path } = route;
    const body = method === "POST" ? { body: BODIES[`POST ${path}`] ?? {} } : {};
    return caller.fetch(path.replace(":id", id), { method, ...body });
  }

  /** All that the server keeps. */
  async function readAll(): Promise<object> {
    const { queries } = server.database;
    const tables = (await queries.introspection.getTables())
      .map(({ name }) => name)
      .filter((name) => !OF_REQUESTS.test(name));
    const kept: Record<string, unknown> = { files: readdirSync(server.config.dataDir).toSorted() };
    for (const name of tables) {
      // Named by the database itself.
      kept[name] = await queries
        .selectFrom(name as keyof Tables)
        .selectAll()
        .execute();
    }
    return kept;
  }

  it("is answered by none of their routes, and changes nothing", async () => {
    const stopped = await signIn("admin");
    const suspension = { user_id: stopped.uid, until: Date.now() + HOUR_MS, reason: "시험" };
    await server.database.queries.insertInto("suspensions").values(suspension).execute();
    const former = await signIn("admin");
    await server.database.queries.deleteFrom("roles").where("user_id", "=", former.uid).execute();
    const gone = await signIn("admin");
    await server.database.queries.deleteFrom("sessions").where("user_id", "=", gone.uid).execute();
    const callers: readonly (readonly [string, TestBrowser, number])[] = [
      ["signed out", buildServerBrowser(server), 401],
      ["a session that ended", gone, 401],
      ["a teacher", await signIn(), 403],
      ["a moderator", await signIn("moderator"), 403],
      ["an admin of before", former, 403],
      ["a stopped admin", stopped, 403],
    ];
    const before = await readAll();

    for (const [name, caller, expected] of callers) {
      for (const route of routes()) {
        const answer = await call(caller, route);
        expect(answer.status, `${name}: ${route.method} ${route.path}`).toBe(expected);
        expect(Object.keys(await answer.json())).toEqual(["error"]);
      }
    }

    expect(routes().length).toBeGreaterThan(15);
    expect(await readAll()).toEqual(before);
  });

  it("would have been answered as an admin: each of these requests is whole", async () => {
    for (const route of routes()) {
      const { status } = await call(admin, route);
      expect([200, 404, 409], `${route.method} ${route.path}: ${status}`).toContain(status);
    }
  });
});
