/**
 * What a teacher's school day costs a server and its PostgreSQL, and from it the inputs of `estimateCapacity`: three
 * openings, 55 pushes of 85 ops by the hours of a day, two open streams with their frames, and the beats of nine hours.
 * The day runs as fast as it can; beats, which come by the clock, are measured on streams at rest. Beside it the floor:
 * the same rows by bare multi-row inserts. `node bin/run.js bench/school-day.ts`
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { estimateCapacity } from "@damim/domain/capacity/estimate-capacity.ts";
import { toStamp } from "@damim/sync/clock.ts";
import { sql } from "kysely";
import { type Database, openDatabase } from "../apps/server/src/db/open-database.ts";
import { HEARTBEAT_MS } from "../apps/server/src/live/live-streams.ts";
import {
  buildBrowser,
  buildStudentOp,
  buildTeacher,
  type TestTeacher,
} from "../apps/server/src/testing/build-teacher.ts";
import { openLiveReader } from "../apps/server/src/testing/open-live-reader.ts";
import { type SpawnedServer, spawnServer } from "../apps/server/src/testing/spawn-server.ts";
import { startTemporaryPostgres } from "../apps/server/src/testing/temporary-postgres.ts";
import { readCpuMs, readRssMb } from "./support/process-usage.ts";
import { printFigure, printTableHead, round } from "./support/report.ts";
import { orLeast } from "./support/smallest.ts";

const TEACHERS = orLeast(40, 2);
const OPENINGS = 3;
/** Ops of each push, by the hours: the roll in the morning, marks and notes between lessons, the log at the end. */
const DAY = [
  4,
  3,
  2,
  5,
  4,
  3,
  4,
  5,
  ...Array.from({ length: 37 }, () => 1),
  2,
  2,
  2,
  2,
  2,
  2,
  2,
  1,
  2,
  1,
];
const STREAMS = orLeast(1_000, 5);
const RESTS = orLeast(3, 0.05);
const BEATS_OF_A_DAY = (2 * 9 * 3_600_000) / HEARTBEAT_MS;
/** As 16 §12 found before one statement asked for all sessions of a beat: 5.9 s of CPU a teacher-day. */
const BEATS_BEFORE_MS = 5_900;

const postgres = await startTemporaryPostgres();
const dataDir = mkdtempSync(path.join(os.tmpdir(), "damim-bench-"));
const server = await spawnServer(dataDir, { env: { DATABASE_URL: postgres.url } });
const pid = server.child.pid ?? 0;
const database = openDatabase({ dataDir, databaseUrl: postgres.url });
try {
  printTableHead();
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(
    database.queries,
  );
  const postmaster = readParent(rows[0]?.pid ?? 0);
  const day = await playDay(server, postmaster);
  const beat = await measureBeats(server);
  const floorMs = await measureFloor(database, postmaster);
  const opsOfDay = DAY.reduce((sum, ops) => sum + ops, 0);
  printFigure({
    name: `a teacher-day: ${OPENINGS} openings, ${DAY.length} pushes = ${opsOfDay} ops`,
    ours: `server ${round(day.serverMs, 0)} ms, database ${round(day.databaseMs, 0)} ms; bare inserts ${round(floorMs, 1)} ms`,
  });
  const beatsMs = (beat.micros * BEATS_OF_A_DAY) / 1_000;
  printFigure({
    name: `beats of two streams for nine hours (${STREAMS} streams at rest)`,
    ours: `${round(beatsMs, 0)} ms a teacher, ${round(beat.kib, 0)} KiB a stream`,
    budget: `≤ ${BEATS_BEFORE_MS / 10} ms`,
    holds: beatsMs <= BEATS_BEFORE_MS / 10,
  });
  await printInputs(database, { ...day, beatMicros: beat.micros, opsOfDay });
} finally {
  await database.close();
  server.child.kill("SIGTERM");
  await server.ended;
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

interface DayCost {
  /** CPU of one teacher-day. */
  readonly serverMs: number;
  readonly databaseMs: number;
}

async function playDay(from: SpawnedServer, postmaster: number): Promise<DayCost> {
  const teachers: TestTeacher[] = [];
  for (let n = 0; n < TEACHERS; n++) teachers.push(await buildTeacher(openBrowser(from)));
  const readers = await Promise.all(
    teachers.flatMap((teacher) => [0, 1].map(() => openLiveReader(teacher, scopeOf(teacher)))),
  );
  const before = { server: readCpuMs(pid), database: readFamilyCpuMs(postmaster) };
  await Promise.all(teachers.map(playTeacher));
  const after = { server: readCpuMs(pid), database: readFamilyCpuMs(postmaster) };
  await Promise.all(readers.map((reader) => reader.close()));
  return {
    serverMs: (after.server - before.server) / TEACHERS,
    databaseMs: (after.database - before.database) / TEACHERS,
  };
}

async function playTeacher(teacher: TestTeacher, place: number): Promise<void> {
  let n = 0;
  let since = 0;
  for (const [push, count] of DAY.entries()) {
    if (push % Math.ceil(DAY.length / OPENINGS) === 0) {
      await (await teacher.fetch("api/session")).text();
      await teacher.push(scopeOf(teacher), [], 0);
    }
    const ops = Array.from({ length: count }, () => {
      n += 1;
      return { ...buildStudentOp(1, toStamp(Date.now(), n, `d${place}`)), n, id: `s${n % 30}` };
    });
    since = (await teacher.push(scopeOf(teacher), ops, since)).seq;
  }
}

async function measureBeats(
  from: SpawnedServer,
): Promise<{ readonly micros: number; readonly kib: number }> {
  const teacher = await buildTeacher(openBrowser(from));
  const rssBefore = readRssMb(pid);
  const readers = [];
  for (let n = 0; n < STREAMS; n++) {
    const live = await teacher.fetch(`api/live?scopes=${scopeOf(teacher)}`);
    if (!live.ok) throw new Error(`the stream was answered ${live.status}`);
    const reader = live.body?.getReader();
    readers.push(reader);
    void (async () => {
      while (reader && !(await reader.read().catch(() => ({ done: true }))).done);
    })();
  }
  const kib = ((readRssMb(pid) - rssBefore) * 1_000) / STREAMS;
  const before = readCpuMs(pid);
  await new Promise((resolve) => setTimeout(resolve, RESTS * HEARTBEAT_MS));
  const micros = ((readCpuMs(pid) - before) * 1_000) / (RESTS * STREAMS);
  for (const reader of readers) await reader?.cancel();
  return { micros, kib };
}

/** The rows of a teacher-day without us: CPU of the database for one insert a push. */
async function measureFloor({ queries }: Database, postmaster: number): Promise<number> {
  const before = readFamilyCpuMs(postmaster);
  for (let teacher = 0; teacher < TEACHERS; teacher++) {
    for (const [push, count] of DAY.entries()) {
      await sql`insert into rows (scope, kind, id, data, stamps, seq, dead_at)
        select ${`floor/${teacher}`}, 'student', ${`${push}-`} || n, ${"{}"}, ${"{}"}, n, null
        from generate_series(1, ${count}) as n`.execute(queries);
    }
  }
  return (readFamilyCpuMs(postmaster) - before) / TEACHERS;
}

async function printInputs(
  { queries }: Database,
  measured: DayCost & { readonly beatMicros: number; readonly opsOfDay: number },
): Promise<void> {
  const { rows } = await sql<{ row_bytes: number; history_share: number }>`
    select pg_total_relation_size('rows')::float8 / count(*) as row_bytes,
      pg_total_relation_size('history')::float8 / pg_total_relation_size('rows') as history_share
    from rows`.execute(queries);
  const sizes = rows[0] ?? { row_bytes: 420, history_share: 0.3 };
  const input = {
    teachers: 100_000,
    activeShare: 0.9,
    opsPerMorning: 30,
    pushesPerMorning: 8,
    morningMinutes: 20,
    burst: 3,
    devicesPerTeacher: 1.6,
    padShare: 0.05,
    pupilsPerRoom: 28,
    cardsPerPupilSecond: 0.1,
    rowsPerYear: 20_000,
    bytesPerRow: Math.round(sizes.row_bytes),
    historyShare: Math.round(sizes.history_share * 100) / 100,
    filesMbPerYear: 150,
    accessLinesPerDay: 120,
    bytesPerAccessLine: 260,
    schoolDays: 190,
    opsPerSecondPerNode: Math.round((1_000 * measured.opsOfDay) / measured.databaseMs),
    opsPerSecondPerProcess: Math.round((1_000 * measured.opsOfDay) / measured.serverMs),
    streamsPerProcess: 10_000,
    microsPerDelivery: 2.2,
    microsPerBeat: Math.round(measured.beatMicros),
    fill: 0.5,
  };
  console.log(`\n${JSON.stringify({ input, output: estimateCapacity(input) }, undefined, 2)}`);
}

function scopeOf(teacher: TestTeacher): string {
  return `t/${teacher.uid}/2026`;
}

function openBrowser({ origin }: SpawnedServer) {
  return buildBrowser((target, init) => fetch(origin + target, init), origin);
}

/** CPU of PostgreSQL with all its processes, the ended ones too. */
function readFamilyCpuMs(parent: number): number {
  const children = readdirSync("/proc").filter(
    (name) => /^\d+$/.test(name) && readParent(Number(name)) === parent,
  );
  const ended = readStat(parent);
  return (
    [parent, ...children.map(Number)].reduce((sum, each) => sum + readCpuMs(each), 0) +
    // Children that were waited for: their user and system time.
    (Number(ended[13]) + Number(ended[14])) * 10
  );
}

function readParent(process: number): number {
  return Number(readStat(process)[1] ?? 0);
}

/** Fields of `/proc/…/stat` behind the name, which may hold spaces. Empty for one that has just ended. */
function readStat(process: number): readonly string[] {
  try {
    const text = readFileSync(`/proc/${process}/stat`, "utf8");
    return text.slice(text.lastIndexOf(")") + 2).split(" ");
  } catch {
    return [];
  }
}
