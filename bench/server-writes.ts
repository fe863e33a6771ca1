/**
 * Marks that the real server has acknowledged as durable, from 50 teachers at once over HTTP, each with one
 * request under way. The client that makes the load shares the machine's cores with the server, so the server's
 * own CPU for each write is the figure to compare; the bare commit loop says what disk and SQLite give.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import os from "node:os";
import path from "node:path";
import { startTemporaryPostgres } from "../apps/server/src/testing/temporary-postgres.ts";
import { startPadServer } from "./support/pad-server.ts";
import { printFigure, round, toSpreadText } from "./support/report.ts";
import { measureWrites, openWriter, type WrittenTo, type Writer } from "./support/write-load.ts";
import { orLeast } from "./support/smallest.ts";

const TEACHERS = orLeast(50, 2);
const CLASS_SIZE = 35;
const ROUND_MS = orLeast(4_000, 200);
const FLOOR_MS = orLeast(2_000, 100);
const PEER_SQLITE = "SQLite FULL one by one 466/s (slow disk)";
const PEER_POSTGRES = "PostgreSQL 32 clients 5,858/s";

printFloor(1);
printFloor(TEACHERS);
const damim = await startServer({});
try {
  await printServer(damim, "SQLite FULL", { budget: 10_000, peer: PEER_SQLITE });
} finally {
  await damim.stop();
}
await printPostgres();

async function printPostgres(): Promise<void> {
  const postgres = await startTemporaryPostgres().catch(() => undefined);
  if (!postgres) {
    printFigure({ name: "PostgreSQL: writes/s", ours: "no PostgreSQL on this system" });
    return;
  }
  const server = await startServer({ DATABASE_URL: postgres.url });
  try {
    await printServer(server, "PostgreSQL", { budget: 8_000, peer: PEER_POSTGRES });
  } finally {
    await server.stop();
    await postgres.stop();
  }
}

/** On the true day: a server does not start whose clock is another than its PostgreSQL's. */
async function startServer(env: Readonly<Record<string, string>>) {
  const server = await startPadServer(env);
  return { ...server, url: `${server.origin}/damim/` };
}

async function printServer(
  server: WrittenTo,
  name: string,
  { budget, peer }: { readonly budget: number; readonly peer: string },
): Promise<void> {
  const writers: Writer[] = [];
  for (let number = 0; number < TEACHERS; number++)
    writers.push(await openWriter(server, number, Date.now));
  await measureWrites(server, writers, { opsPerRequest: 1, durationMs: orLeast(1_000, 100) });
  for (const opsPerRequest of [1, CLASS_SIZE]) {
    const rates = await measureWrites(server, writers, { opsPerRequest, durationMs: ROUND_MS });
    const what = opsPerRequest === 1 ? "one mark a request" : `${opsPerRequest} marks a request`;
    printFigure({
      name: `${name}: acknowledged durable writes, ${TEACHERS} teachers, ${what}`,
      ours: `${round(rates.writesPerSecond, 0)}/s, server CPU ${round(rates.serverCpuUsPerWrite, 0)} µs a write`,
      budget: `≥ ${budget.toLocaleString("en")}/s`,
      holds: rates.writesPerSecond >= budget,
      peer,
    });
    printFigure({ name: `${name}: wait of a teacher, ${what}`, ours: toSpreadText(rates.waits) });
  }
}

/** `node:sqlite` alone, WAL and FULL as the server has it: rows put one by one, so many in a commit. */
function printFloor(rowsPerCommit: number): void {
  const folder = mkdtempSync(path.join(os.tmpdir(), "damim-bench-"));
  const database = new DatabaseSync(path.join(folder, "floor.sqlite"));
  database.exec("pragma journal_mode = wal; pragma synchronous = full");
  database.exec("create table rows (id text primary key, data text not null) without rowid");
  const put = database.prepare("insert or replace into rows values (?, ?)");
  const data = JSON.stringify({
    day: "2026-05-03",
    studentId: "s012",
    kind: "late",
    reason: "illness",
  });
  let rows = 0;
  const startedAt = performance.now();
  while (performance.now() - startedAt < FLOOR_MS) {
    database.exec("begin immediate");
    for (let n = 0; n < rowsPerCommit; n++) put.run(`r${rows++ % 20_000}`, data);
    database.exec("commit");
  }
  const seconds = (performance.now() - startedAt) / 1000;
  database.close();
  rmSync(folder, { recursive: true, force: true });
  printFigure({
    name: `floor: bare node:sqlite, FULL, ${rowsPerCommit} ${rowsPerCommit === 1 ? "row" : "rows"} a commit`,
    ours: `${round(rows / seconds, 0)}/s`,
    peer: rowsPerCommit === 1 ? PEER_SQLITE : "–",
  });
}
