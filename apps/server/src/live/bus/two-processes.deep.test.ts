import type { PadEntrance } from "@damim/domain/pad/pad-entrance.ts";
import { toStamp } from "@damim/sync/clock.ts";
import { createRandom } from "@damim/sync/testing/random.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { LISTENER_NAME } from "./listen-postgres.ts";
import { buildRoom, toKey } from "../../testing/build-pad-room.ts";
import {
  buildBrowser,
  buildStudentOp,
  buildTeacher,
  buildTeacherElsewhere,
  readJson,
  type TestTeacher,
} from "../../testing/build-teacher.ts";
import { openLiveReader } from "../../testing/open-live-reader.ts";
import { openTestDatabase, type TestDatabase } from "../../testing/open-test-database.ts";
import { hasRedis, startRedis, type TemporaryRedis } from "../../testing/temporary-redis.ts";
import { type SpawnedServer, spawnServer } from "../../testing/spawn-server.ts";

const PUSHES = 200;

const BUSES = ["postgres", "poll", ...(hasRedis ? ["redis"] : [])];

describe.each(BUSES)("two server processes, DAMIM_BUS=%s", (bus) => {
  let database: TestDatabase;
  let redis: TemporaryRedis | undefined;
  let servers: readonly SpawnedServer[];
  /** The same teacher at the first and at the second process. */
  let first: TestTeacher;
  let second: TestTeacher;
  let scope: string;
  let counter = 0;

  beforeAll(async () => {
    database = await openTestDatabase("postgres");
    redis = bus === "redis" ? await startRedis({ password: "secret-word" }) : undefined;
    const env = { DATABASE_URL: database.databaseUrl ?? "", DAMIM_BUS: redis?.url ?? bus };
    servers = [
      await spawnServer(database.dataDir, { env }),
      await spawnServer(database.dataDir, { env }),
    ];
  });
  beforeEach(async () => {
    const [one, other] = servers.map(({ origin }) =>
      buildBrowser((path, init) => fetch(origin + path, init), origin),
    );
    if (!one || !other) throw new Error("two servers were started");
    first = await buildTeacher(one);
    second = buildTeacherElsewhere(first, other);
    scope = `t/${first.uid}/2026`;
  });
  afterAll(async () => {
    for (const { child } of servers) child.kill("SIGTERM");
    const ends = await Promise.all(servers.map(({ ended }) => ended));
    await redis?.stop();
    await database.close();
    expect(ends).toEqual([
      { code: 0, signal: null },
      { code: 0, signal: null },
    ]);
  });

  const push = (teacher: TestTeacher, id: string) => {
    const op = { ...buildStudentOp(1, toStamp(Date.now(), ++counter % 1_000, "d1")), id };
    return teacher.push(scope, [op]);
  };

  it("show a mark of the one at the other", async () => {
    const reader = await openLiveReader(second, scope);
    await push(first, "warm");
    await reader.untilRow("warm");

    await push(first, "s1");

    await reader.untilRow("s1");
    await reader.close();
  });

  it("throw a pupil out of a pad room at both", { timeout: 30_000 }, async () => {
    const room = await buildRoom(first);
    const { origin } = servers[1] ?? expect.fail("two servers were started");
    const pupil = buildBrowser((path, init) => fetch(origin + path, init), origin);
    await pupil.post("api/pad/enter", toKey(room));
    const entrance = await readJson<PadEntrance>(await pupil.post("api/pad/claim", { number: 1 }));
    const readState = async (): Promise<number> => (await pupil.fetch("api/pad/files/x")).status;
    expect(await readState()).toBe(404);

    await first.post(`api/pad/rooms/${room.roomId}/people`, {
      member: entrance.me?.memberId,
      decision: "remove",
    });

    await expect.poll(readState, { timeout: 20_000 }).toBe(401);
  });

  it(
    "bring a reader every change, whichever process it came through",
    { timeout: 60_000 },
    async () => {
      const random = createRandom(7);
      await push(first, "s-first");
      const reader = await openLiveReader(second, scope);

      const pushes = [first, second].map(async (teacher) => {
        for (let n = 0; n < PUSHES / 2; n++) await push(teacher, `s${random.below(60)}`);
      });
      await Promise.all(pushes);
      await push(first, "last");
      await reader.untilRow("last");
      const fresh = await openLiveReader(first, scope);

      expect(Object.fromEntries(reader.rows)).toEqual(Object.fromEntries(fresh.rows));
      await Promise.all([reader.close(), fresh.close()]);
    },
  );

  it.runIf(bus !== "poll")("end a session's streams at once, wherever it signs out", async () => {
    const live = await second.fetch(`api/live?scopes=${scope}`);
    const stream = live.body?.pipeThrough(new TextDecoderStream()).getReader();
    const hello = await stream?.read();
    // The listening connection stands when something came through it.
    await push(first, "s1");
    const frame = await stream?.read();

    await first.post("api/auth/sign-out", {});
    const next = await stream?.read();

    expect(hello?.value).toContain("event: hello");
    expect(frame?.value).toContain("s1");
    // Not a heartbeat: that one comes first and would end it only after it.
    expect(next).toEqual({ done: true, value: undefined });
  });

  it.runIf(bus === "postgres")("miss nothing when a listening connection is cut", async () => {
    const reader = await openLiveReader(second, scope);
    await push(first, "before");
    await reader.untilRow("before");

    for (let cut = 0; cut < 5; cut++) {
      const ended = await sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = ${LISTENER_NAME} and query <> ''`.execute(database.queries);
      expect(ended.rows.length).toBeGreaterThan(0);
      await push(first, `cut${cut}`);
      await reader.untilRow(`cut${cut}`);
    }
    await expect.poll(() => servers[1]?.output()).toContain("소식을 듣지 못하고 있어요");

    await push(first, "after");
    await reader.untilRow("after");
    await reader.close();
  });

  it.runIf(bus === "redis")(
    "miss nothing while Redis is away, and never write its password down",
    { timeout: 60_000 },
    async () => {
      const reader = await openLiveReader(second, scope);
      for (let kill = 0; kill < 5; kill++) {
        const back = redis?.restart(300);
        await push(first, `kill${kill}`);
        await reader.untilRow(`kill${kill}`);
        await back;
      }
      await expect.poll(() => servers[1]?.output()).toContain("연결하지 못했어요");

      await push(first, "after");
      await reader.untilRow("after");
      await reader.close();
      expect(servers.map(({ output }) => output()).join("")).not.toContain("secret-word");
    },
  );
});
