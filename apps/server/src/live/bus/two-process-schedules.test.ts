import { DEAD } from "@damim/sync/change.ts";
import { toStamp } from "@damim/sync/clock.ts";
import { type Op } from "@damim/sync/protocol.ts";
import { createRandom, type Random } from "@damim/sync/testing/random.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LISTENER_NAME } from "./listen-postgres.ts";
import {
  buildBrowser,
  buildStudentOp,
  buildTeacher,
  buildTeacherElsewhere,
  type TestTeacher,
} from "../../testing/build-teacher.ts";
import { deepCount, deepSeed, reportDeep } from "../../testing/deep-run.ts";
import { openLiveReader } from "../../testing/open-live-reader.ts";
import { openTestDatabase, type TestDatabase } from "../../testing/open-test-database.ts";
import { hasRedis, startRedis, type TemporaryRedis } from "../../testing/temporary-redis.ts";
import { type SpawnedServer, spawnServer } from "../../testing/spawn-server.ts";

const SCHEDULES = deepCount(8);
const FIRST_SEED = deepSeed(1);
/** A teacher may ask 600 times at once; each schedule has a school year of its own. */
const SCHEDULES_PER_TEACHER = 8;
const CHANCE_OF_CUT = 0.3;

const BUSES = ["postgres", ...(hasRedis ? ["redis"] : [])];

describe.each(BUSES)("two server processes with DAMIM_BUS=%s, in any schedule", (bus) => {
  let redis: TemporaryRedis | undefined;
  let database: TestDatabase;
  let servers: readonly SpawnedServer[];
  let cutting: Promise<void> = Promise.resolve();
  const counts = { pushes: 0, cuts: 0, frames: 0, pulls: 0 };

  beforeAll(async () => {
    database = await openTestDatabase("postgres");
    redis = bus === "redis" ? await startRedis() : undefined;
    const env = { DATABASE_URL: database.databaseUrl ?? "", DAMIM_BUS: redis?.url ?? bus };
    servers = [
      await spawnServer(database.dataDir, { env }),
      await spawnServer(database.dataDir, { env }),
    ];
  });
  afterAll(async () => {
    for (const { child } of servers) child.kill("SIGTERM");
    await Promise.all(servers.map(({ ended }) => ended));
    await redis?.stop();
    await database.close();
  });

  it(
    `bring every reader every committed change, without a gap (${SCHEDULES} schedules)`,
    { timeout: 2_400_000 },
    async () => {
      let teachers = await signUp();
      for (let index = 0; index < SCHEDULES; index++) {
        if (index % SCHEDULES_PER_TEACHER === 0 && index > 0) teachers = await signUp();
        const year = 2000 + (index % SCHEDULES_PER_TEACHER);
        await runSchedule(FIRST_SEED + index, teachers, year);
      }

      expect(counts.cuts).toBeGreaterThan(0);
      reportDeep({ schedules: SCHEDULES, ...counts });
    },
  );

  /** The same teacher at both processes. */
  async function signUp(): Promise<readonly [TestTeacher, TestTeacher]> {
    const [one, other] = servers.map(({ origin }) =>
      buildBrowser((path, init) => fetch(origin + path, init), origin),
    );
    if (!one || !other) throw new Error("two servers were started");
    const teacher = await buildTeacher(one);
    return [teacher, buildTeacherElsewhere(teacher, other)];
  }

  async function runSchedule(
    seed: number,
    teachers: readonly [TestTeacher, TestTeacher],
    year: number,
  ): Promise<void> {
    const random = createRandom(seed);
    const [{ uid }] = teachers;
    const scope = `t/${uid}/${year}`;
    const readers = await Promise.all(teachers.map((teacher) => openLiveReader(teacher, scope)));
    const acknowledged = new Set<string>();
    const writers = Array.from({ length: 2 + random.below(3) }, async (_, writer) => {
      for (let push = 2 + random.below(5); push > 0; push--) {
        if (random.isLucky(CHANCE_OF_CUT / 4)) await cutListeners(random);
        const ops = listOps(random, `w${writer}.${push}`);
        const reply = await random.pick(teachers).push(scope, ops);
        counts.pushes++;
        for (const [place, { refusal }] of reply.results.entries()) {
          if (!refusal) acknowledged.add(ops[place]?.id ?? "");
        }
      }
    });
    await Promise.all(writers);
    if (random.isLucky(CHANCE_OF_CUT)) await cutListeners(random);
    const last = { ...buildStudentOp(1, toStamp(Date.now(), 9_999, "last")), id: "last" };
    await random.pick(teachers).push(scope, [last]);
    await Promise.all(readers.map((reader) => reader.untilRow("last")));
    const fresh = await openLiveReader(teachers[0], scope);

    const expected = Object.fromEntries(fresh.rows);
    for (const reader of readers) {
      expect(Object.fromEntries(reader.rows), `seed ${seed}`).toEqual(expected);
      counts.frames += reader.frames.length;
      counts.pulls += reader.pullCount();
    }
    for (const id of acknowledged)
      expect(expected, `seed ${seed}`).toHaveProperty([`student ${id}`]);
    const seqs = [...fresh.rows.values()].map((row) => Number(row.split(" ")[0]));
    expect(new Set(seqs).size, `seed ${seed}`).toBe(seqs.length);
    await Promise.all([...readers, fresh].map((reader) => reader.close()));
  }

  /** Both processes lose what they listen on, and hear of nothing until they have it again. */
  async function cutListeners(random: Random): Promise<void> {
    counts.cuts++;
    if (redis) {
      // One at a time: another writer may kill it in the same moment.
      const cut = redis;
      const work = random.isLucky(0.5) ? () => cut.restart(random.below(200)) : () => cut.cutAll();
      cutting = cutting.then(work);
      return cutting;
    }
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = ${LISTENER_NAME} and query <> ''`.execute(database.queries);
  }
});

/** Some rows that everybody writes, some of one's own, a deletion now and then. */
function listOps(random: Random, own: string): readonly Op[] {
  return Array.from({ length: 1 + random.below(4) }, (_, n) => {
    const at = toStamp(Date.now(), random.below(9_000), `${own}.${n}`);
    const id = random.isLucky(0.6) ? `s${random.below(6)}` : `${own}.${n}`;
    const op = { ...buildStudentOp(1 + random.below(40), at), n, id };
    return random.isLucky(0.1) ? { ...op, set: { [DEAD]: true } } : op;
  });
}
