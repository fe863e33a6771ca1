import { statSync } from "node:fs";
import path from "node:path";
import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { sql } from "kysely";
import {
  listBackups,
  openBackupFolder,
  toNamedDay,
} from "../../apps/server/src/backup/backup-folder.ts";
import {
  type Database,
  openDatabase,
  SQLITE_FILE,
} from "../../apps/server/src/db/open-database.ts";
import { loadReleasedDatabase } from "../../apps/server/src/testing/open-released.ts";
import { runTool } from "../../apps/server/src/testing/run-tool.ts";
import { type SpawnedServer, spawnServer } from "../../apps/server/src/testing/spawn-server.ts";
import { readCpuMs, readRssMb } from "../../bench/support/process-usage.ts";
import { limitFileSize } from "../../e2e/support/disk-limit.ts";
import type { Dice } from "../../apps/web/src/kit/act/feature-act.ts";
import type { YearClock } from "./clock/open-clock.ts";
import type { LivedPostgres } from "./clock/lived-postgres.ts";

/** The log of SQLite is longer soon. */
const FULL_BYTES = 4_096;

const STARTS = 20;
const START_AGAIN_MS = 500;
const LOOK_MS = 10;
const NIGHT_LOOKS = 1_000;
/** A kill in the night interrupts it; it is made anew. */
const BACKUP_TRIES = 10;
/** Of what a server said before it ended. */
const SAID_CHARACTERS = 4_000;

/** The computer that the server runs on, with what an operator does to it. */
export interface Host {
  /** Of one of the processes that answer now. */
  pickOrigin(dice: Pick<Dice, "pick">): string;
  /** Adds a process on the same PostgreSQL, or takes it away; nothing on SQLite, where one is all. */
  turnSecond(): Promise<"added" | "taken away" | undefined>;
  /** For a look at the rows; another one after a restore. */
  readonly database: () => Database;
  /** Resolves when no job is due any more: whoever comes in the morning finds the night's work done. */
  endNight(): Promise<void>;
  readonly dataDir: string;
  /** What all processes printed so far. */
  readonly output: () => string;
  /** `kill -9`; resolves when it answers again. */
  kill(): Promise<void>;
  /** Ends it and puts last night's backup in the place of the database. False where there is none of that night. */
  restore(): Promise<boolean>;
  /** As the operator says who is the first admin. */
  makeAdmin(email: string): Promise<void>;
  /** `kill -9` of the database's own server. False on SQLite, which has none. */
  killDatabase(): Promise<boolean>;
  freezeDatabase(durationMs: number): Promise<boolean>;
  /** No file of the server may grow, as on a full disk, or again. False on PostgreSQL, which lies elsewhere. */
  fillDisk(isFull: boolean): boolean;
  /** MB (10⁶ bytes). */
  measure(): Promise<{ readonly databaseMb: number; readonly serverMb: number }>;
  /** Of all processes so far, ms. */
  readonly cpuMs: () => number;
  close(): Promise<void>;
}

export async function openHost(
  dataDir: string,
  about: {
    readonly clock: YearClock;
    readonly postgres: LivedPostgres | undefined;
    /** Of whose data it begins. */
    readonly release: string | undefined;
  },
): Promise<Host> {
  const { clock, postgres, release } = about;
  const own = {
    NODE_COMPILE_CACHE: path.join(dataDir, "compiled"),
    // The folder may lie in memory.
    DAMIM_BACKUP_KEEP: "2",
  };
  const address = postgres && { DATABASE_URL: postgres.url };
  /** As a service is started: again, where its database is still away. */
  async function start(port?: number, tries = STARTS): Promise<SpawnedServer> {
    try {
      return await spawnServer(dataDir, {
        env: { ...clock.env(), ...address, ...own },
        ...(port !== undefined && { port }),
      });
    } catch (error) {
      if (!postgres || tries <= 1) throw error;
      await new Promise((resolve) => setTimeout(resolve, START_AGAIN_MS));
      return start(port, tries - 1);
    }
  }
  const open = (): Database =>
    openDatabase({ dataDir, ...(postgres && { databaseUrl: postgres.url }) });
  let database = open();
  if (release !== undefined) await loadReleasedDatabase(release, database);
  let server = await start();
  let second: SpawnedServer | undefined;
  const port = Number(new URL(server.origin).port);
  let spentMs = 0;
  let printed = "";
  function checkAlive({ child, output }: SpawnedServer): void {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(
        `the server ended by itself (${child.exitCode ?? child.signalCode}): ${output().slice(-SAID_CHARACTERS)}`,
      );
  }
  async function end(ending: SpawnedServer): Promise<void> {
    checkAlive(ending);
    const { child, ended } = ending;
    spentMs += readCpuMs(child.pid ?? 0);
    child.kill("SIGKILL");
    await ended;
    printed += ending.output();
  }
  return {
    pickOrigin: (dice) => (second && dice.pick([server, second]))?.origin ?? server.origin,
    async turnSecond() {
      if (!postgres) return undefined;
      const leaving = second;
      if (!leaving) {
        second = await start();
        return "added";
      }
      second = undefined;
      await end(leaving);
      return "taken away";
    },
    database: () => database,
    async endNight() {
      const isDue = () =>
        database.queries
          .selectFrom("jobs")
          .select("name")
          .where("next_run_at", "<=", clock.now())
          .executeTakeFirst();
      for (let looks = 0; looks < NIGHT_LOOKS && (await isDue()); looks++)
        await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    },
    dataDir,
    output: () => [printed, server.output(), second?.output() ?? ""].join(""),
    async kill() {
      await end(server);
      server = await start(port);
    },
    async restore() {
      const folder = openBackupFolder(dataDir);
      const find = (): string | undefined => {
        const last = listBackups(folder, postgres ? ".dump" : ".sqlite").at(-1) ?? "";
        // With an older one more than a day would be gone.
        return toNamedDay(path.basename(last)) === toSeoulDay(clock.now()) ? last : undefined;
      };
      let last = find();
      for (let tries = 1; last === undefined && tries < BACKUP_TRIES; tries++) {
        await new Promise((resolve) => setTimeout(resolve, START_AGAIN_MS));
        last = find();
      }
      if (last === undefined) return false;
      await end(server);
      if (second) await end(second);
      second = undefined;
      await database.close();
      const env = { ...clock.env(), ...address };
      const { code, output } = await runTool(dataDir, "restore.ts", [last], { env });
      if (code !== 0) throw new Error(`restore ended ${String(code)}: ${output}`);
      database = open();
      server = await start(port);
      return true;
    },
    async makeAdmin(email) {
      const env = { ...clock.env(), ...address };
      const { code, output } = await runTool(dataDir, "admin.ts", ["add", email], { env });
      if (code !== 0) throw new Error(`admin ended ${String(code)}: ${output}`);
    },
    async killDatabase() {
      await postgres?.kill();
      return postgres !== undefined;
    },
    async freezeDatabase(durationMs) {
      await postgres?.freeze(durationMs);
      return postgres !== undefined;
    },
    fillDisk(isFull) {
      if (postgres || process.platform !== "linux") return false;
      checkAlive(server);
      limitFileSize(server.child.pid ?? 0, isFull ? FULL_BYTES : "unlimited");
      return true;
    },
    async measure() {
      const bytes = postgres
        ? await measurePostgres(database)
        : statSync(path.join(dataDir, SQLITE_FILE)).size;
      return {
        databaseMb: Math.round(bytes / 1e5) / 10,
        serverMb: Math.round(readRssMb(server.child.pid ?? 0)),
      };
    },
    cpuMs: () => spentMs + (server.child.exitCode === null ? readCpuMs(server.child.pid ?? 0) : 0),
    async close() {
      for (const each of second ? [server, second] : [server]) {
        each.child.kill("SIGKILL");
        await each.ended;
      }
      await database.close();
    },
  };
}

async function measurePostgres({ queries }: Database): Promise<number> {
  const size = sql<{ size: string }>`select pg_database_size(current_database()) as size`;
  return Number((await size.execute(queries)).rows[0]?.size);
}
