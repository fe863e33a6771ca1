/**
 * From a push through one server process to the frame at a reader of another, on one PostgreSQL:
 * `node bin/run.js bench/live-across-processes.ts`. Beside it the same within one process.
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

const MARKS = 300;
const PAUSE_MS = 25;

const postgres = await startTemporaryPostgres();
const dataDir = mkdtempSync(path.join(os.tmpdir(), "damim-bench-"));
const env = { DATABASE_URL: postgres.url };
const servers = [await spawnServer(dataDir, { env }), await spawnServer(dataDir, { env })] as const;
const writer = await buildTeacher(openBrowser(servers[0]));
await measure("within one process", writer);
await measure("across two processes", buildTeacherElsewhere(writer, openBrowser(servers[1])));
for (const { child } of servers) child.kill("SIGTERM");
await Promise.all(servers.map(({ ended }) => ended));
await postgres.stop();
rmSync(dataDir, { recursive: true, force: true });

async function measure(label: string, teacher: TestTeacher): Promise<void> {
  const scope = `t/${writer.uid}/2026`;
  const reader = await openLiveReader(teacher, scope);
  const times: number[] = [];
  for (let mark = 0; mark < MARKS; mark++) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    const id = `${label.replaceAll(" ", "-")}-${mark}`;
    const op = { ...buildStudentOp(1, toStamp(Date.now(), mark, "bench")), id };
    const startedAt = performance.now();
    const pushed = writer.push(scope, [op], Number.MAX_SAFE_INTEGER);
    times.push((await reader.untilRow(id)) - startedAt);
    await pushed;
  }
  await reader.close();
  times.sort((a, b) => a - b);
  const [p50 = 0, p99 = 0] = [0.5, 0.99].map((part) => times[Math.floor(MARKS * part)] ?? 0);
  console.log(`${label.padEnd(22)} p50 ${p50.toFixed(1)} ms  p99 ${p99.toFixed(1)} ms`);
}

function openBrowser({ origin }: SpawnedServer) {
  return buildBrowser((target, init) => fetch(origin + target, init), origin);
}
