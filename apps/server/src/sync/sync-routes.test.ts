import { toStamp } from "@damim/sync/clock.ts";
import type { Op } from "@damim/sync/protocol.ts";
import { PROTOCOL_VERSION } from "@damim/sync/protocol.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { buildTestServer, type TestServer } from "../testing/build-test-server.ts";
import {
  buildServerBrowser,
  buildStudentOp,
  buildTeacher,
  readJson,
  type TestTeacher,
} from "../testing/build-teacher.ts";
import { compareStreams } from "../testing/op-streams.ts";
import { DATABASE_KINDS, openTestDatabase, STORE_KINDS } from "../testing/open-test-database.ts";

describe.each(DATABASE_KINDS)("sync on %s", (kind) => {
  let server: TestServer;
  let teacher: TestTeacher;
  let scope: string;
  beforeEach(async () => {
    server = await buildTestServer(kind);
    teacher = await buildTeacher(buildServerBrowser(server));
    scope = `t/${teacher.uid}/2026`;
  });
  afterEach(() => server.close());

  const stamp = (counter: number): string => toStamp(Date.now(), counter, "d1");

  it("takes the good ops of a push and says why it refused the others", async () => {
    const reply = await teacher.push(scope, [
      buildStudentOp(1, stamp(0)),
      buildStudentOp(2, stamp(1), { number: -5 }),
      { ...buildStudentOp(3, stamp(2)), kind: "schoolYear" },
      { ...buildStudentOp(4, stamp(3)), kind: "gossip" },
      { n: 5, kind: "student", id: "s9", set: { name: "없는 학생" }, at: stamp(4) },
    ]);

    expect(reply.results).toEqual([
      { n: 1 },
      { n: 2, refusal: { type: "invalid", detail: "number" } },
      { n: 3, refusal: { type: "denied", detail: "wrong-scope" } },
      { n: 4, refusal: { type: "unknown-kind" } },
      { n: 5, refusal: { type: "gone" } },
    ]);
    expect(reply.rows.map(([, id]) => id)).toEqual(["s1"]);
  });

  it("calls nobody a writer of whom nothing was taken", async () => {
    const listTags = async () => {
      const rows = await server.database.queries.selectFrom("writers").selectAll().execute();
      return rows.map(({ tag }) => tag);
    };
    const bad = (n: number, tag: string): Op =>
      buildStudentOp(n, toStamp(Date.now(), n, tag), { number: -5 });
    await teacher.push(scope, [bad(1, "refused")]);
    expect(await listTags()).toEqual([]);

    await teacher.push(scope, [
      bad(2, "taken"),
      buildStudentOp(3, toStamp(Date.now(), 3, "taken")),
    ]);
    await teacher.push(scope, [bad(4, "taken")]);
    expect(await listTags()).toEqual(["taken"]);
  });

  it("gives the same answer to the same push twice", async () => {
    const ops = [buildStudentOp(1, stamp(0)), buildStudentOp(2, stamp(1))];

    const first = await teacher.push(scope, ops);
    const second = await teacher.push(scope, ops);

    expect(second.rows).toEqual(first.rows);
    expect(second.seq).toBe(2);
  });

  it("keeps an overwritten value in the history", async () => {
    await teacher.push(scope, [buildStudentOp(1, stamp(0), { note: "알레르기: 땅콩" })]);
    await teacher.push(scope, [
      { n: 1, kind: "student", id: "s1", set: { note: "없음" }, at: stamp(5) },
    ]);

    const kept = await server.database.queries.selectFrom("history").selectAll().execute();

    expect(kept).toMatchObject([
      { scope, kind: "student", id: "s1", field: "note", cause: "overwritten" },
    ]);
    expect(JSON.parse(kept[0]?.value ?? "")).toBe("알레르기: 땅콩");
  });

  it("hands out nothing of a foreign scope", async () => {
    const other = await buildTeacher(buildServerBrowser(server));
    await teacher.push(scope, [buildStudentOp(1, stamp(0))]);

    const reply = await other.push(scope, [buildStudentOp(2, stamp(1))]);

    expect(reply).toMatchObject({
      denied: true,
      rows: [],
      results: [{ n: 2, refusal: { type: "denied" } }],
    });
  });

  it.each([
    ["no JSON", "{", "application/json", 400],
    ["another shape", "[]", "application/json", 400],
    ["a form", "a=b", "application/x-www-form-urlencoded", 415],
    ["another protocol", '{"protocol":99,"scopes":[]}', "application/json", 426],
    ["too much", `"${"x".repeat(17_000_000)}"`, "application/json", 413],
  ])("answers %s with a typed error", async (_name, body, contentType, status) => {
    const cookie = [...teacher.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await server.app.request(`${server.config.origin}/damim/api/sync`, {
      method: "POST",
      headers: { cookie, origin: server.config.origin, "content-type": contentType },
      body,
    });

    expect(response.status).toBe(status);
    expect(await readJson(response)).toMatchObject({ error: { type: expect.any(String) } });
  });

  it("limits an account that never stops, and only that one", async () => {
    const still = await buildTestServer(kind, { isClockStill: true });
    const [endless, other] = [
      await buildTeacher(buildServerBrowser(still)),
      await buildTeacher(buildServerBrowser(still)),
    ];
    const send = (who: TestTeacher) =>
      who.post("api/sync", { protocol: PROTOCOL_VERSION, scopes: [] });

    const statuses = new Set<number>();
    for (let request = 0; request < 700; request++) statuses.add((await send(endless)).status);

    expect(statuses).toContain(429);
    expect((await send(other)).status).toBe(200);
    await still.close();
  });
});

describe("sync on a full disk", () => {
  it("acknowledges nothing, says when to come back, and recovers by itself", async () => {
    const server = await buildTestServer("sqlite");
    const { queries } = server.database;
    const teacher = await buildTeacher(buildServerBrowser(server));
    const scope = `t/${teacher.uid}/2026`;
    const { sql } = await import("kysely");
    const bulk = "가".repeat(20_000); // a field that the schema does not know is kept as it is
    const send = (id: number) =>
      teacher.post("api/sync", {
        protocol: PROTOCOL_VERSION,
        scopes: [
          {
            scope,
            since: 0,
            ops: [buildStudentOp(id, toStamp(Date.now(), id, "d1"), { bulk })],
          },
        ],
      });

    await sql`pragma max_page_count = 60`.execute(queries);
    const acknowledged: number[] = [];
    let refused: Response | undefined;
    for (let id = 1; id <= 20 && !refused; id++) {
      const response = await send(id);
      if (response.ok) acknowledged.push(id);
      else refused = response;
    }
    const kept = await queries.selectFrom("rows").select("id").execute();
    await sql`pragma max_page_count = 1000000`.execute(queries);
    const afterwards = await send(99);

    expect(refused?.status).toBe(503);
    expect(refused?.headers.get("retry-after")).toBe("30");
    expect(refused && (await readJson(refused))).toMatchObject({ error: { type: "StorageFull" } });
    expect(kept.map(({ id }) => id)).toEqual(acknowledged.map((id) => `s${id}`));
    expect(afterwards.status).toBe(200);
    await server.close();
  });
});

describe("200 streams of ops", () => {
  it("end in the same state on SQLite, PostgreSQL and a cluster", { timeout: 60_000 }, async () => {
    const databases = await Promise.all(STORE_KINDS.map((kind) => openTestDatabase(kind)));

    const report = await compareStreams(databases, { streams: 200, seed: 1 });
    for (const database of databases) await database.close();

    expect(report.different).toEqual([]);
    expect(report.rows).toBeGreaterThan(1_000);
    expect(report.lostValues).toBeGreaterThan(1_000);
  });
});
