/**
 * A drill of many rows beside a plain restore of the same backup in the same run, on both databases. DRILL_ROWS says how
 * many rows (1,000,000).
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { backupPostgres } from "../apps/server/src/backup/backup-postgres.ts";
import { backupSqlite } from "../apps/server/src/backup/backup-sqlite.ts";
import { runDrill } from "../apps/server/src/backup/drill/run-drill.ts";
import { restoreSqlite } from "../apps/server/src/backup/restore-sqlite.ts";
import { migrate } from "../apps/server/src/db/migrations/migrate.ts";
import { type Database, openDatabase } from "../apps/server/src/db/open-database.ts";
import { findPostgresBinaries } from "../apps/server/src/testing/postgres-binaries.ts";
import { startTemporaryPostgres } from "../apps/server/src/testing/temporary-postgres.ts";
import { printFigure, round } from "./support/report.ts";
import { orLeast } from "./support/smallest.ts";

const ROWS = Number(process.env["DRILL_ROWS"] ?? orLeast(1_000_000, 500));
const SCOPES = orLeast(500, 5);
const SLOWEST = 3;
const now = Date.now();
const home = mkdtempSync(path.join(os.tmpdir(), "damim-bench-"));
try {
  await benchSqlite(path.join(home, "sqlite"));
  await benchPostgres(path.join(home, "postgres"));
} finally {
  rmSync(home, { recursive: true, force: true });
}

async function benchSqlite(dataDir: string): Promise<void> {
  mkdirSync(dataDir);
  const database = openDatabase({ dataDir });
  await fill(database);
  const { file } = await backupSqlite({ dataDir, keep: 1, now });
  await database.close();
  const restoredMs = await measure(async () => {
    const restored = await restoreSqlite({
      file,
      dataDir: path.join(home, "back"),
      now,
      secret: { askWords: async () => "", isGivenUp: true },
    });
    if (!restored.ok) throw new Error(restored.refusal.type);
  });
  await tell("SQLite", restoredMs, () =>
    runDrill(
      { config: { dataDir, bus: "local", files: { type: "disk" } }, searchPath: undefined },
      { now: Date.now },
    ),
  );
}

async function benchPostgres(dataDir: string): Promise<void> {
  mkdirSync(dataDir);
  const searchPath = path.dirname(findPostgresBinaries(home).postgres);
  const postgres = await startTemporaryPostgres();
  const databaseUrl = postgres.url;
  const database = openDatabase({ dataDir, databaseUrl });
  if (database.kind !== "postgres") throw new Error("not PostgreSQL");
  try {
    await fill(database);
    const common = { dataDir, keep: 1, now, databaseUrl, searchPath };
    const { file } = await backupPostgres({ ...common, database });
    await sql`create database back template template0`.execute(database.queries);
    const back = new URL(databaseUrl);
    back.pathname = "/back";
    const restoredMs = await measure(async () => {
      execFileSync(path.join(searchPath, "pg_restore"), ["--no-owner", "-d", back.href, file]);
    });
    const config = {
      dataDir,
      databaseUrl,
      bus: "local" as const,
      files: { type: "disk" as const },
    };
    await tell("PostgreSQL", restoredMs, () => runDrill({ config, searchPath }, { now: Date.now }));
  } finally {
    await database.close();
    await postgres.stop();
  }
}

/** Pupils, as their rows are stored. */
async function fill(database: Database): Promise<void> {
  await migrate(database, { now: Date.now });
  const each = Math.ceil(ROWS / SCOPES);
  for (let n = 0; n < SCOPES; n++) {
    const scope = `t/u${n}/2026`;
    const rows = Array.from({ length: each }, (_, at) => ({
      scope,
      kind: "student",
      id: `s${String(at).padStart(6, "0")}`,
      data: JSON.stringify({ number: (at % 99) + 1, name: `학생${at}` }),
      stamps: JSON.stringify(`0mbq3f7k0-0000-d${n}`),
      seq: at + 1,
      dead_at: null,
    }));
    await database.tx(async (tx) => {
      await tx.insertInto("scopes").values({ scope, seq: each, floor: 0, clock: "" }).execute();
      for (let from = 0; from < rows.length; from += 1_000) {
        await tx
          .insertInto("rows")
          .values(rows.slice(from, from + 1_000))
          .execute();
      }
    });
  }
}

async function tell(
  name: string,
  restoredMs: number,
  work: () => ReturnType<typeof runDrill>,
): Promise<void> {
  let found: Awaited<ReturnType<typeof runDrill>> | undefined;
  const ms = await measure(async () => void (found = await work()));
  const ratio = ms / restoredMs;
  if (found?.differences.length !== 0) process.exitCode = 1;
  const differences = JSON.stringify(found?.differences.slice(0, 2) ?? []);
  printFigure({
    name: `drill of ${found?.rowCount.toLocaleString("en")} rows beside a plain restore, ${name}`,
    ours: `${round(ms)} beside ${round(restoredMs)} ms, ${differences} different`,
    budget: `≤ ${SLOWEST} ×`,
    holds: ratio <= SLOWEST,
    peer: `ratio ${round(ratio, 2)}`,
  });
}

async function measure(work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}
