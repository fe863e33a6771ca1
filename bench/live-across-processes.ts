/**
 * From a push through one server process to the frame at a reader of another, on one PostgreSQL, and what eight processes
 * write: with NOTIFY inside the transaction and with Redis after it, in turns.
 */
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { toStamp } from "@damim/sync/clock.ts";
import {
  buildBrowser,
  buildStudentOp,
  buildTeacher,
  buildTeacherElsewhere,
  type TestTeacher,
} from "../apps/server/src/testing/build-teacher.ts";
import { openLiveReader } from "../apps/server/src/testing/open-live-reader.ts";
import { type SpawnedServer, spawnServer } from "../apps/server/src/testing/spawn-server.ts";
import { startTemporaryPostgres } from "../apps/server/src/testing/temporary-postgres.ts";
import { hasRedis, startRedis } from "../apps/server/src/testing/temporary-redis.ts";
import { findPercentile, printFigure, round } from "./support/report.ts";
import { orLeast } from "./support/smallest.ts";

const MARKS = orLeast(300, 3);
const PAUSE_MS = 25;
const PROCESSES = orLeast(8, 2);
const WRITERS_A_PROCESS = orLeast(3);
const WRITE_MS = orLeast(5_000, 300);
const ROUNDS = orLeast(2);
/** Of Redis against NOTIFY, in the same run. */
const P99_RATIO_MAX = 1.2;
const WRITES_RATIO_MIN = 1.3;

const postgres = await startTemporaryPostgres();
const redis = hasRedis ? await startRedis() : undefined;
const dataDir = mkdtempSync(path.join(os.tmpdir(), "damim-bench-"));
const buses = { NOTIFY: "postgres", ...(redis && { Redis: redis.url }) };
const delays = new Map<string, number[]>();
const writes = new Map<string, number>();
try {
  for (let turn = 0; turn < ROUNDS; turn++) {
    for (const [name, bus] of Object.entries(buses)) {
      delays.set(name, [
        ...(delays.get(name) ?? []),
        ...(await withServers(2, bus, measureDelays)),
      ]);
      writes.set(name, (writes.get(name) ?? 0) + (await withServers(PROCESSES, bus, countWrites)));
    }
  }
} finally {
  await redis?.stop();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
printResults();

function printResults(): void {
  const p99 = (name: string): number => findPercentile(delays.get(name) ?? [], 0.99);
  const perSecond = (name: string): number => ((writes.get(name) ?? 0) * 1_000) / WRITE_MS / ROUNDS;
  for (const name of Object.keys(buses)) {
    const p50 = findPercentile(delays.get(name) ?? [], 0.5);
    const ratio = p99(name) / p99("NOTIFY");
    printFigure({
      name: `${name}: a push at one process → the frame at another`,
      ours: `p50 ${round(p50, 1)}, p99 ${round(p99(name), 1)} ms (${round(ratio, 2)} of NOTIFY)`,
      ...(name === "Redis" && {
        budget: `p99 ≤ ${P99_RATIO_MAX} of NOTIFY`,
        holds: ratio <= P99_RATIO_MAX,
      }),
    });
    const share = perSecond(name) / perSecond("NOTIFY");
    printFigure({
      name: `${name}: ops/s of ${PROCESSES} processes`,
      ours: `${round(perSecond(name), 0)} (${round(share, 2)} of NOTIFY)`,
      ...(name === "Redis" && {
        budget: `≥ ${WRITES_RATIO_MIN} of NOTIFY`,
        holds: share >= WRITES_RATIO_MIN,
      }),
    });
  }
}

async function withServers<T>(
  count: number,
  bus: string,
  measure: (servers: readonly SpawnedServer[]) => Promise<T>,
): Promise<T> {
  const env = { DATABASE_URL: postgres.url, DAMIM_BUS: bus };
  const servers: SpawnedServer[] = [];
  try {
    while (servers.length < count) servers.push(await spawnServer(dataDir, { env }));
    return await measure(servers);
  } finally {
    for (const { child } of servers) child.kill("SIGTERM");
    await Promise.all(servers.map(({ ended }) => ended));
  }
}

async function measureDelays([at, beside]: readonly SpawnedServer[]): Promise<readonly number[]> {
  if (!at || !beside) throw new Error("two were started");
  const writer = await buildTeacher(openBrowser(at));
  const scope = `t/${writer.uid}/2026`;
  const reader = await openLiveReader(buildTeacherElsewhere(writer, openBrowser(beside)), scope);
  const times: number[] = [];
  for (let mark = 0; mark < MARKS; mark++) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    const op = { ...buildStudentOp(1, toStamp(Date.now(), mark, "bench")), id: `m${mark}` };
    const startedAt = performance.now();
    const pushed = writer.push(scope, [op], Number.MAX_SAFE_INTEGER);
    times.push((await reader.untilRow(op.id)) - startedAt);
    await pushed;
  }
  await reader.close();
  return times;
}

/** Each teacher listens elsewhere, so that every commit has somebody to be told to. */
async function countWrites(servers: readonly SpawnedServer[]): Promise<number> {
  const pairs = await Promise.all(
    servers.flatMap((server, place) =>
      Array.from({ length: WRITERS_A_PROCESS }, async () => {
        const teacher = await buildTeacher(openBrowser(server));
        const beside = servers[(place + 1) % servers.length] ?? server;
        const there = buildTeacherElsewhere(teacher, openBrowser(beside));
        return { teacher, reader: await openLiveReader(there, `t/${teacher.uid}/2026`) };
      }),
    ),
  );
  const until = performance.now() + WRITE_MS;
  const write = async (teacher: TestTeacher): Promise<number> => {
    let count = 0;
    while (performance.now() < until) {
      const op = {
        ...buildStudentOp(1, toStamp(Date.now(), count % 10_000, "bench")),
        id: `w${count}`,
      };
      await teacher.push(`t/${teacher.uid}/2026`, [op], Number.MAX_SAFE_INTEGER);
      count += 1;
    }
    return count;
  };
  const counts = await Promise.all(pairs.map(({ teacher }) => write(teacher)));
  await Promise.all(pairs.map(({ reader }) => reader.close()));
  return counts.reduce((sum, count) => sum + count, 0);
}

function openBrowser({ origin }: SpawnedServer) {
  return buildBrowser((target, init) => fetch(origin + target, init), origin);
}
