/**
 * 300 guardians who press 「예약하기」 in the same moment, on 20 free slots: on SQLite, and through two processes of one
 * PostgreSQL. Exactly 20 have one, 280 are told that they were late, and no answer is a bug. Five storms, the first to
 * warm up.
 */
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { buildBrowser, buildTeacher, readJson } from "../apps/server/src/testing/build-teacher.ts";
import { type SpawnedServer, spawnServer } from "../apps/server/src/testing/spawn-server.ts";
import { startTemporaryPostgres } from "../apps/server/src/testing/temporary-postgres.ts";
import { addDays, toSeoulDay } from "../packages/domain/src/calendar-day/calendar-day.ts";
import { recordSchoolYear } from "../packages/domain/src/school-year/school-year.ts";
import { DEAD } from "../packages/sync/src/change.ts";
import { toStamp } from "../packages/sync/src/clock.ts";
import { readCpuMs } from "./support/process-usage.ts";
import { printFigure, round } from "./support/report.ts";
import { orLeast } from "./support/smallest.ts";

const GUARDIANS = orLeast(300, 25);
const SLOTS = 20;
const STORMS = orLeast(5, 2);
const CPU_MS_MAX = 3;

const postgres = await startTemporaryPostgres();
try {
  await measure("SQLite", 1);
  await measure("two processes, PostgreSQL", 2, postgres.url);
} finally {
  await postgres.stop();
}

async function measure(name: string, processes: number, url?: string): Promise<void> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "damim-bench-"));
  const servers: SpawnedServer[] = [];
  try {
    const env = url === undefined ? {} : { DATABASE_URL: url };
    while (servers.length < processes) servers.push(await spawnServer(dataDir, { env }));
    const statuses = new Map<number, number>();
    let cpuMs = 0;
    for (let turn = 0; turn < STORMS; turn += 1) {
      const storm = await raise(servers, turn);
      if (turn === 0) continue;
      cpuMs += storm.cpuMs;
      for (const status of storm.statuses) statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    const storms = STORMS - 1;
    const isRight =
      statuses.get(200) === SLOTS * storms && statuses.get(409) === (GUARDIANS - SLOTS) * storms;
    printFigure({
      name: `${name}: ${GUARDIANS} claims at once on ${SLOTS} slots, ${storms} times`,
      ours: [...statuses].map(([status, count]) => `${count} × ${status}`).join(", "),
      budget: `${SLOTS} × 200, ${GUARDIANS - SLOTS} × 409 each`,
      holds: isRight,
      must: true,
    });
    const each = cpuMs / GUARDIANS / storms;
    printFigure({
      name: `${name}: CPU of the server a claim`,
      ours: `${round(each, 2)} ms`,
      budget: `≤ ${CPU_MS_MAX} ms`,
      holds: each <= CPU_MS_MAX,
    });
  } finally {
    for (const { child } of servers) child.kill("SIGTERM");
    await Promise.all(servers.map(({ ended }) => ended));
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function raise(servers: readonly SpawnedServer[], turn: number) {
  const [first] = servers;
  if (!first) throw new Error("one was started");
  const teacher = await buildTeacher(openBrowser(first), `storm${turn}@school.example`);
  const day = addDays(toSeoulDay(Date.now()), 7);
  const year = recordSchoolYear(day);
  let n = 0;
  const op = (kind: string, id: string, set: object) => {
    n += 1;
    return { n, kind, id, set: { [DEAD]: false, ...set }, at: toStamp(Date.now(), n, "bench") };
  };
  const scope = `t/${teacher.uid}/${year}`;
  const students = Array.from({ length: GUARDIANS }, (_, index) =>
    op("student", `s${index}`, { number: index + 1, name: `학생${index + 1}` }),
  );
  for (let at = 0; at < students.length; at += 100)
    await teacher.push(scope, students.slice(at, at + 100));
  await teacher.push(scope, [
    op("bookingPlan", "p", {
      title: "상담",
      ways: ["face"],
      minutes: 10,
      gap: 0,
      hours: [{ day, from: "14:00", to: "17:20", isOpen: true }],
      closesHoursBefore: 18,
      confirm: "teacher",
      state: "open",
    }),
  ]);
  const made = await teacher.post("api/links", { kind: "book", target: `${year}~p` });
  const { links } = await readJson<{ links: { code: string }[] }>(made);
  const booking = `api/book/${links[0]?.code}`;
  const read = await readJson<{ days: { times: string[] }[] }>(
    await openBrowser(first).fetch(booking),
  );
  const times = read.days[0]?.times ?? [];
  if (times.length !== SLOTS) throw new Error(`${times.length} slots`);
  const count = () => servers.reduce((sum, { child }) => sum + readCpuMs(child.pid ?? 0), 0);
  const before = count();
  const answers = await Promise.all(
    Array.from({ length: GUARDIANS }, async (_, index) => {
      const server = servers[index % servers.length] ?? first;
      const answer = await openBrowser(server).post(`${booking}/claims`, {
        key: `storm-${turn}-${index}`.padEnd(22, "x"),
        day,
        time: times[index % SLOTS],
        number: index + 1,
        name: `학생${index + 1}`,
        way: "face",
        guardian: "보호자",
      });
      await answer.arrayBuffer();
      return answer.status;
    }),
  );
  return { statuses: answers, cpuMs: count() - before };
}

function openBrowser({ origin }: SpawnedServer) {
  return buildBrowser((target, init) => fetch(origin + target, init), origin);
}
