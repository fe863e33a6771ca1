/**
 * Acknowledged durable ops of 50 teachers who push at once, on SQLite and PostgreSQL, without HTTP: what
 * a request does after its session was looked up. Beside each stands the raw engine, the same rows by
 * one multi-row insert for whatever waits: wall time depends on the machine and its disk, what to
 * compare is ours against the raw one. Over HTTP: `server-writes`.
 */
import { DEAD } from "@damim/sync/change.ts";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { checkedKinds } from "@damim/domain/registry/checked-kinds.ts";
import { toStamp } from "@damim/sync/clock.ts";
import { type Op } from "@damim/sync/protocol.ts";
import type { SyncDatabase } from "@damim/sync/server/database.ts";
import { answerSync } from "@damim/sync/server/answer-sync.ts";
import { migrate } from "../apps/server/src/db/migrations/migrate.ts";
import { type Database, openDatabase } from "../apps/server/src/db/open-database.ts";
import { createKyselySyncDatabase } from "../apps/server/src/sync/kysely-sync-database.ts";
import { toLoneActor } from "../apps/server/src/session/find-actor.ts";
import { teacherPolicy } from "../apps/server/src/session/policy.ts";
import { startTemporaryPostgres } from "../apps/server/src/testing/temporary-postgres.ts";
import { findPercentile, printFigure, round } from "./support/report.ts";
import { orLeast } from "./support/smallest.ts";

const TEACHERS = orLeast(50, 5);
const WARM_UP_MS = orLeast(1_000, 50);
const RUN_MS = orLeast(3_000, 200);
const OPS_PER_PUSH = [1, 5, 26];
const P99_MAX_MS = 50;

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
  const server = { database, policy: teacherPolicy, kinds: checkedKinds, epoch: "bench" };
  const cursors = new Map<number, number>();
  return async (teacher, round) => {
    const scope = `t/teacher${teacher}/2026`;
    const ops = listOps(teacher, round, opsPerPush);
    const since = cursors.get(teacher) ?? 0;
    const request = { protocol: 1 as const, scopes: [{ scope, since, ops }] };
    const actor = toLoneActor(`teacher${teacher}`);
    const { reply } = await answerSync(server, { actor, request, now: Date.now() });
    const [answer] = reply.scopes;
    cursors.set(teacher, answer?.seq ?? 0);
    if (answer?.results.some(({ refusal }) => refusal)) throw new Error("an op was refused");
    return ops.length;
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

interface Rate {
  readonly opsPerSecond: number;
  readonly p99Ms: number;
  readonly cpuUsPerOp: number;
}

async function measure(push: Push): Promise<Rate> {
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
  return {
    opsPerSecond: (ops / ms) * 1_000,
    p99Ms: findPercentile(latencies, 0.99),
    cpuUsPerOp: (cpu.user + cpu.system) / Math.max(ops, 1),
  };
}

function pause(durationMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, durationMs));
}

async function measureEngine(
  { name, budget }: { readonly name: string; readonly budget: number },
  open: (dataDir: string) => Database,
): Promise<void> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "damim-bench-"));
  const database = open(dataDir);
  await migrate(database, { now: Date.now });
  const sender = database.kind === "postgres" ? "bench" : undefined;
  const sync = createKyselySyncDatabase(database, { sender, onGroupFailure: console.error });
  for (const count of OPS_PER_PUSH) {
    const ours = await measure(createSyncPush(sync, count));
    await database.queries.deleteFrom("rows").execute();
    const raw = await measure(createRawPush(database, count));
    await database.queries.deleteFrom("rows").execute();
    const what = `${TEACHERS} teachers, ${count} ${count > 1 ? "ops" : "op"} a push`;
    printFigure({
      name: `${name}: acknowledged durable ops, ${what}`,
      ours: toText(ours),
      budget: `≥ ${budget.toLocaleString("en")}/s, p99 ≤ ${P99_MAX_MS} ms`,
      holds: ours.opsPerSecond >= budget && ours.p99Ms <= P99_MAX_MS,
    });
    printFigure({ name: `floor: ${name} alone, the same rows, ${what}`, ours: toText(raw) });
  }
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
}

function toText({ opsPerSecond, p99Ms, cpuUsPerOp }: Rate): string {
  return `${round(opsPerSecond, 0)}/s, p99 ${round(p99Ms)} ms, ${round(cpuUsPerOp, 0)} µs CPU an op`;
}

await measureEngine({ name: "SQLite FULL", budget: 10_000 }, (dataDir) =>
  openDatabase({ dataDir }),
);
const postgres = await startTemporaryPostgres();
await measureEngine({ name: "PostgreSQL", budget: 8_000 }, (dataDir) =>
  openDatabase({ dataDir, databaseUrl: postgres.url }),
);
await postgres.stop();
