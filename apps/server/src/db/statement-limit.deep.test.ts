import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { toStamp } from "@damim/sync/clock.ts";
import { PROTOCOL_VERSION } from "@damim/sync/protocol.ts";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, it } from "vitest";
import { buildBrowser, buildStudentOp, buildTeacher } from "../testing/build-teacher.ts";
import { openTestDatabase, type TestDatabase } from "../testing/open-test-database.ts";
import { type SpawnedServer, spawnServer } from "../testing/spawn-server.ts";

const HELD_MS = 13_000;

let database: TestDatabase;
let home: string;
let server: SpawnedServer;

beforeEach(async () => {
  database = await openTestDatabase("postgres");
  home = mkdtempSync(path.join(os.tmpdir(), "damim-held-"));
  server = await spawnServer(home, { env: { DATABASE_URL: database.databaseUrl ?? "" } });
});
afterEach(async () => {
  server.child.kill("SIGKILL");
  await server.ended;
  await database.close();
  rmSync(home, { recursive: true, force: true });
});

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

it(
  "rows that somebody else holds: each request ends in 6 s, the server says that it is not ready, and nothing is lost",
  { timeout: 90_000 },
  async () => {
    const { origin } = server;
    const browser = buildBrowser((target, init) => fetch(origin + target, init), origin);
    const teacher = await buildTeacher(browser);
    const scope = `t/${teacher.uid}/2026`;
    const answers: {
      readonly status: number;
      readonly ms: number;
      readonly retry: string | null;
    }[] = [];
    let sent = 0;
    const ask = async (): Promise<void> => {
      const began = performance.now();
      const op = buildStudentOp(++sent, toStamp(Date.now(), sent, "d1"));
      const body = { protocol: PROTOCOL_VERSION, scopes: [{ scope, since: 0, ops: [op] }] };
      const answer = await (sent % 4 === 0
        ? teacher.fetch(`api/history?scope=${scope}&kind=student&id=s1`)
        : teacher.post("api/sync", body));
      await answer.text();
      const { status, headers } = answer;
      answers.push({ status, ms: performance.now() - began, retry: headers.get("retry-after") });
    };

    await teacher.push(scope, [buildStudentOp(900, toStamp(Date.now(), 1, "d0"))]);
    const held = database.queries.transaction().execute(async (holder) => {
      await sql`lock table rows in access exclusive mode`.execute(holder);
      await pause(HELD_MS);
    });
    await pause(200);
    const asking: Promise<void>[] = [];
    for (let round = 0; round < 40; round++) {
      for (let n = 0; n < 3; n++) asking.push(ask());
      await pause(150);
    }
    const ready = await fetch(`${origin}/damim/api/readyz`);
    expect(ready.status).toBe(503);
    expect(await ready.json()).toMatchObject({ missing: ["database"] });
    await Promise.all(asking);
    await held;

    const slowest = Math.max(...answers.map(({ ms }) => ms));
    expect(slowest).toBeLessThan(6_500);
    expect(answers.filter(({ status }) => status === 503).length).toBeGreaterThan(50);
    expect(answers.filter(({ status, retry }) => status === 503 && !retry)).toEqual([]);
    expect(answers.map(({ status }) => status)).not.toContain(500);
    // One line a minute and cause, not one for each of them.
    expect(server.output().match(/request failed/g)?.length).toBeLessThan(6);

    await pause(500);
    const again = await teacher.push(scope, [buildStudentOp(1, toStamp(Date.now(), 1, "d2"))]);
    expect(again.results).toMatchObject([{ n: 1 }]);
  },
);
