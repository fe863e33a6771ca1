/**
 * Acknowledged durable ops of 50 teachers who push at once, on SQLite and PostgreSQL, with the raw
 * engines beside them: `node bin/run.js bench/server-writes-postgres.ts`. Wall time depends on the
 * machine and its disk; what to compare is ours against the raw line of the same engine.
 */
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { recordKinds } from "@damim/domain/record-kinds.ts";
import { toStamp } from "@damim/sync/clock.ts";
import { DEAD, type Op } from "@damim/sync/protocol.ts";
import type { SyncDatabase } from "@damim/sync/server/database.ts";
import { answerSync } from "@damim/sync/server/answer-sync.ts";
import { migrate } from "../apps/server/src/db/migrate.ts";
import { type Database, openDatabase } from "../apps/server/src/db/open-database.ts";
import { createKyselySyncDatabase } from "../apps/server/src/sync/kysely-sync-database.ts";
import { teacherPolicy } from "../apps/server/src/sync/policy.ts";
import { startTemporaryPostgres } from "../apps/server/src/testing/temporary-postgres.ts";

const TEACHERS = 50;
const WARM_UP_MS = 1_500;
const RUN_MS = Number(process.env["RUN_MS"] ?? 5_000);
const OPS_PER_PUSH = (process.env["OPS_PER_PUSH"] ?? "1,5,26").split(",").map(Number);

type Push = (teacher: number, round: number) => Promise<number>;

/** The same rows without us: one transaction for what waits in a turn, one multi-row insert. */
function createRawPush(database: Database, opsPerPush: number): Push {
  let waiting: { rows: RawRow[]; resolve: () => void }[] = [];
  let isRunning = false;
  const drain = async (): Promise<void> => {
    isRunning = true;
    while (waiting.length > 0) {
      await new Promise((resolve) => setImmediate(resolve));
      const group = waiting;
      waiting = [];
      const rows = group.flatMap((job) => job.rows);
      await database.tx((queries) => queries.insertInto("rows").values(rows).execute());
      for (const job of group) job.resolve();
    }
    isRunning = false;
  };
  return (teacher, round) =>
    new Promise((resolve) => {
      const rows = listOps(teacher, round, opsPerPush).map(({ kind, id, set, at }, index) => ({
        scope: `raw/${teacher}`,
        kind,
        id,
        data: JSON.stringify(set),
        stamps: JSON.stringify({ name: at, number: at, [DEAD]: at }),
        seq: round * opsPerPush + index,
        dead_at: null,
      }));
      waiting.push({ rows, resolve: () => resolve(opsPerPush) });
      if (!isRunning) void drain();
    });
}

interface RawRow {
  scope: string;
  kind: string;
  id: string;
  data: string;
  stamps: string;
  seq: number;
  dead_at: null;
}

/** What a request does after its session was looked up: push, pull what is new, answer. */
function createSyncPush(database: SyncDatabase, opsPerPush: number): Push {
  const server = { database, policy: teacherPolicy, kinds: recordKinds, epoch: "bench" };
  const cursors = new Map<number, number>();
  return async (teacher, round) => {
    const scope = `t/teacher${teacher}/2026`;
    const ops = listOps(teacher, round, opsPerPush);
    const since = cursors.get(teacher) ?? 0;
    const request = { protocol: 1 as const, scopes: [{ scope, since, ops }] };
    const actor = { uid: `teacher${teacher}` };
    const { reply } = await answerSync(server, { actor, request, now: Date.now() });
    const [answer] = reply.scopes;
    cursors.set(teacher, answer?.seq ?? 0);
    return answer?.results.filter(({ refusal }) => !refusal).length ?? 0;
  };
}

function listOps(teacher: number, round: number, count: number): Op[] {
  return Array.from({ length: count }, (_, index) => {
    const n = round * count + index;
    const set = { [DEAD]: false, number: (n % 999) + 1, name: `학생${n}`, note: "오전에 왔어요" };
    const at = toStamp(Date.now(), n % 1_000, `d${teacher}`);
    return { n: index, kind: "student", id: `s${n}-${process.pid}`, set, at };
  });
}

async function measure(push: Push): Promise<string> {
  const latencies: number[] = [];
  let acknowledged = 0;
  let round = 0;
  let isCounting = false;
  let isOver = false;
  const teachers = Array.from({ length: TEACHERS }, async (_, teacher) => {
    while (!isOver) {
      const startedAt = performance.now();
      const count = await push(teacher, round++);
      if (!isCounting) continue;
      acknowledged += count;
      latencies.push(performance.now() - startedAt);
    }
  });
  await pause(WARM_UP_MS);
  isCounting = true;
  const startedAt = performance.now();
  const cpuBefore = process.cpuUsage();
  await pause(RUN_MS);
  const ms = performance.now() - startedAt;
  const cpu = process.cpuUsage(cpuBefore);
  const ops = acknowledged;
  isOver = true;
  await Promise.all(teachers);
  latencies.sort((a, b) => a - b);
  const p99 = latencies[Math.floor(latencies.length * 0.99)] ?? 0;
  const cpuUs = (cpu.user + cpu.system) / Math.max(ops, 1);
  return [
    `${Math.round((ops / ms) * 1_000).toLocaleString("en")} ops/s`.padStart(16),
    `p99 ${p99.toFixed(1)} ms`.padStart(14),
    `${cpuUs.toFixed(0)} µs CPU/op`.padStart(16),
  ].join("");
}

function pause(durationMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, durationMs));
}

async function measureEngine(name: string, open: (dataDir: string) => Database): Promise<void> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "damim-bench-"));
  const database = open(dataDir);
  await migrate(database, { now: Date.now });
  const sender = database.kind === "postgres" ? "bench" : undefined;
  const sync = createKyselySyncDatabase(database, { sender, onGroupFailure: console.error });
  for (const count of OPS_PER_PUSH) {
    const label = `${name}, ${count} op${count > 1 ? "s" : ""} a push`.padEnd(32);
    console.log(`${label}ours${await measure(createSyncPush(sync, count))}`);
    await database.queries.deleteFrom("rows").execute();
    console.log(`${label} raw${await measure(createRawPush(database, count))}`);
    await database.queries.deleteFrom("rows").execute();
  }
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
}

console.log(`${TEACHERS} teachers, ${RUN_MS / 1_000} s each, ${os.availableParallelism()} cores`);
const postgres = await startTemporaryPostgres();
await measureEngine("PostgreSQL", (dataDir) =>
  openDatabase({ dataDir, databaseUrl: postgres.url }),
);
await postgres.stop();
await measureEngine("SQLite", (dataDir) => openDatabase({ dataDir }));
