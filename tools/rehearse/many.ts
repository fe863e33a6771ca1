import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { createRandom } from "@damim/sync/testing/random.ts";
import { toStamp } from "@damim/sync/clock.ts";
import type { Op } from "@damim/sync/protocol.ts";
import { migrate } from "../../apps/server/src/db/migrations/migrate.ts";
import { openDatabase } from "../../apps/server/src/db/open-database.ts";
import { buildRoom, toKey } from "../../apps/server/src/testing/build-pad-room.ts";
import {
  buildBrowser,
  buildStudentOp,
  buildTeacher,
  type TestBrowser,
  type TestTeacher,
} from "../../apps/server/src/testing/build-teacher.ts";
import { buildCardOp, syncPad } from "../../apps/server/src/testing/pad-pupil.ts";
import { type SpawnedServer, spawnServer } from "../../apps/server/src/testing/spawn-server.ts";
import {
  type AcknowledgedOp,
  createStudentWorkload,
  listAcknowledged,
} from "../../apps/server/src/testing/student-workload.ts";
import { hasRedis, startRedis } from "../../apps/server/src/testing/temporary-redis.ts";
import { findFreePort } from "../../apps/server/src/testing/temporary-postgres.ts";
import { followScope } from "./follow-scope.ts";
import { hasProgram, openBalancer, openPooler } from "./open-front.ts";
import { openKillablePostgres } from "./open-postgres.ts";
import type { Finding, Part } from "./part.ts";
import { countLost, sleep } from "./write-ops.ts";
import { orLeast } from "../../bench/support/smallest.ts";

export const many: Part = { name: "R2", title: "many processes, each part killed once", rehearse };

const TEACHERS = orLeast(200, 8);
const PUPILS = orLeast(60);
/** A teacher writes so often, a pupil puts up a card. */
const TEACHER_MS = orLeast(1_500, 300);
const PUPIL_MS = orLeast(2_000, 300);
const FOLLOWERS = orLeast(40);
/** How long a part is away, and until the next one dies. */
const AWAY_MS = orLeast(1_500, 200);
const BETWEEN_MS = orLeast(4_000, 300);
const PATIENCE_MS = 30_000;

/** R2: teachers and a room of pupils write through a balancer, three servers, a pooler and Redis, while each dies once. */
async function rehearse(): Promise<readonly Finding[] | string> {
  const missing = ["pgbouncer", "haproxy"].filter((name) => !hasProgram(name));
  if (!hasRedis) missing.push("redis-server");
  if (missing.length > 0)
    return `${missing.join(", ")}이 없어서 건너뛰어요. 설치하면 이 부분도 돌아요.`;
  const postgres = await openKillablePostgres();
  if (!postgres) return "PostgreSQL이 없어서 건너뛰어요. 설치하면 이 부분도 돌아요.";
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "damim-many-"));
  // Past the pooler, as an operator does it.
  const database = openDatabase({ dataDir, databaseUrl: postgres.url });
  await migrate(database, { now: Date.now });
  const [redis, pooler] = [await startRedis(), await openPooler(postgres.port)];
  const ports = [await findFreePort(), await findFreePort(), await findFreePort()] as const;
  const front = await findFreePort();
  const origin = `http://localhost:${front}`;
  const launch = (place: number): Promise<SpawnedServer> =>
    spawnServer(dataDir, {
      port: ports[place] ?? 0,
      env: {
        DATABASE_URL: `postgres://damim@127.0.0.1:${pooler.port}/damim`,
        DAMIM_BUS: redis.url,
        DAMIM_ROLE: place === 2 ? "jobs" : "web",
        DAMIM_ORIGIN: origin,
      },
    });
  const servers = [await launch(0), await launch(1), await launch(2)];
  const balancer = await openBalancer([ports[0], ports[1]], front);
  try {
    const restart = async (place: number): Promise<void> => {
      servers[place]?.child.kill("SIGKILL");
      await servers[place]?.ended;
      await sleep(AWAY_MS);
      servers[place] = await launch(place);
    };
    const kills: readonly (readonly [string, () => Promise<void>])[] = [
      ["web 1", () => restart(0)],
      ["web 2", () => restart(1)],
      ["jobs", () => restart(2)],
      ["Redis", () => redis.restart(AWAY_MS)],
      ["PgBouncer", () => again(pooler)],
      ["HAProxy", () => again(balancer)],
      ["PostgreSQL", () => again(postgres)],
    ];
    const open = (): TestBrowser =>
      buildBrowser(
        (target, init) => fetch(origin + target, { ...init, signal: AbortSignal.timeout(600_000) }),
        origin,
      );
    const teachers = await signUp(open);
    const room = await buildRoom(teachers[0] ?? missingTeacher(), {
      members: Array.from({ length: PUPILS }, (_, n) => ({
        studentId: `s${n}`,
        number: n + 1,
        name: `학생${n}`,
      })),
    });
    const pupils = await Promise.all(
      Array.from({ length: PUPILS }, async (_, n) => {
        const pupil = open();
        await pupil.post("api/pad/enter", toKey(room));
        await pupil.post("api/pad/claim", { number: n + 1 });
        return pupil;
      }),
    );
    const followers = teachers.slice(0, FOLLOWERS).map((teacher) => ({
      teacher,
      follower: followScope(teacher, scopeOf(teacher)),
    }));
    const acknowledged: AcknowledgedOp[] = [];
    const cards = new Set<string>();
    let [again500, sent, isOver] = [0, 0, false];
    const repeat = async (everyMs: number, work: () => Promise<void>): Promise<void> => {
      await sleep(everyMs * Math.random());
      while (!isOver) {
        await work().catch(() => (again500 += 1));
        sent += 1;
        await sleep(everyMs * (0.5 + Math.random()));
      }
    };
    const random = createRandom(5);
    const writing = [
      ...teachers.map((teacher, n) => {
        const draw = createStudentWorkload({ random, tag: `m${n}`, now: Date.now });
        return repeat(TEACHER_MS, async () => {
          const ops = draw(3);
          const { results } = await teacher.push(scopeOf(teacher), ops, Number.MAX_SAFE_INTEGER);
          acknowledged.push(...listAcknowledged(scopeOf(teacher), ops, results));
        });
      }),
      ...pupils.map((pupil, n) =>
        repeat(PUPIL_MS, async () => {
          const op = buildCardOp(`카드 ${n} ${cards.size}`);
          const { results } = await syncPad(pupil, room, [op], Number.MAX_SAFE_INTEGER);
          if (results.every(({ refusal }) => !refusal)) cards.add(op.id);
        }),
      ),
    ];
    for (const [, kill] of kills) {
      await sleep(BETWEEN_MS);
      await kill();
    }
    await sleep(BETWEEN_MS);
    isOver = true;
    await Promise.all(writing);
    const behind = await countBehind(followers);
    for (const { follower } of followers) follower.close();
    const lost = await countLost(database, acknowledged);
    const kept = await database.queries
      .selectFrom("rows")
      .select("id")
      .where("scope", "=", `pad/${room.roomId}`)
      .where("kind", "=", "padCard")
      .execute();
    const ids = new Set(kept.map(({ id }) => id));
    const lostCards = [...cards].filter((id) => !ids.has(id)).length;
    const names = kills.map(([name]) => name).join(", ");
    return [
      {
        what: `${TEACHERS} teachers write, each of ${names} is killed`,
        found: `${acknowledged.length} ops acknowledged, ${lost} lost; ${again500} of ${sent} requests to send again`,
        holds: lost === 0 && acknowledged.length > 0,
      },
      {
        what: `a room of ${PUPILS} beside them`,
        found: `${cards.size} cards acknowledged, ${lostCards} lost`,
        holds: lostCards === 0 && cards.size > 0,
      },
      {
        what: `${FOLLOWERS} live readers end with what stands in the database`,
        found: `${behind} passed a sequence over`,
        holds: behind === 0,
      },
    ];
  } finally {
    for (const { child } of servers) child.kill("SIGKILL");
    await Promise.all(servers.map(({ ended }) => ended));
    await Promise.all([balancer.stop(), pooler.stop(), redis.stop()]);
    await database.close().catch(() => undefined);
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function again(program: {
  kill(): Promise<void>;
  start(): void | Promise<void>;
}): Promise<void> {
  await program.kill();
  await sleep(AWAY_MS);
  await program.start();
}

/** A few at once: a password is slow to hash on purpose. */
async function signUp(open: () => TestBrowser): Promise<readonly TestTeacher[]> {
  const teachers: TestTeacher[] = [];
  while (teachers.length < TEACHERS) {
    const some = Array.from({ length: 8 }, () => buildTeacher(open()));
    teachers.push(...(await Promise.all(some)));
  }
  return teachers;
}

/** After a last word each reader has what a fresh one reads; how many do not. */
async function countBehind(
  followers: readonly {
    readonly teacher: TestTeacher;
    readonly follower: ReturnType<typeof followScope>;
  }[],
): Promise<number> {
  const looked = followers.map(async ({ teacher, follower }, n) => {
    const scope = scopeOf(teacher);
    const last = { ...buildStudentOp(1, toStamp(Date.now(), 9_999, `z${n}`)), id: "last" };
    await pushAtLast(teacher, scope, last);
    const isThere = await Promise.race([
      follower.until("student last").then(() => true),
      sleep(PATIENCE_MS).then(() => false),
    ]);
    const fresh = followScope(teacher, scope);
    await fresh.until("student last");
    const isSame = [...fresh.rows].every(([what, row]) => follower.rows.get(what) === row);
    fresh.close();
    return isThere && isSame;
  });
  return (await Promise.all(looked)).filter((isRight) => !isRight).length;
}

/** As a device does: what the last start on a full machine answers with 503 goes again. */
async function pushAtLast(teacher: TestTeacher, scope: string, op: Op): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      await teacher.push(scope, [op], Number.MAX_SAFE_INTEGER);
      return;
    } catch (error) {
      if (performance.now() > until) throw error;
      await sleep(500);
    }
  }
}

function scopeOf({ uid }: TestTeacher): string {
  return `t/${uid}/2026`;
}

function missingTeacher(): never {
  throw new Error("200 signed up");
}
