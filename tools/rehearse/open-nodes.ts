import { execFileSync } from "node:child_process";
import {
  appendFileSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { openDatabase } from "../../apps/server/src/db/open-database.ts";
import { findPostgresBinaries } from "../../apps/server/src/testing/postgres-binaries.ts";
import { findServiceAccount } from "../../apps/server/src/testing/service-account.ts";
import { findFreePort } from "../../apps/server/src/testing/temporary-postgres.ts";

/** One PostgreSQL of a rehearsal: it can be killed as by a power cut, and started again. */
export interface Node {
  readonly port: number;
  readonly url: string;
  start(): void;
  kill(): void;
}

export interface Nodes {
  readonly coordinator: Node;
  readonly workers: readonly Node[];
  /** A plain database at the coordinator's side, for comparison. */
  readonly plainUrl: string;
  /** Runs statements at the coordinator, one after the other. */
  readonly run: (...statements: readonly string[]) => Promise<void>;
  /** CPU of all of them since they were started. */
  readCpuMs(): number;
  stop(): void;
}

const SETTINGS = `
fsync = on
max_connections = 300
max_prepared_transactions = 300
shared_preload_libraries = 'citus'
wal_level = logical
log_min_messages = fatal
log_min_error_statement = panic
citus.recover_2pc_interval = '1s'
`;

/** A coordinator and workers of Citus; undefined where the extension is not installed. */
export async function openNodes(workerCount: number): Promise<Nodes | undefined> {
  const home = mkdtempSync(path.join(os.tmpdir(), "damim-nodes-"));
  const account = findServiceAccount();
  if (account) chownSync(home, account.uid, account.gid);
  const { initdb, env } = findPostgresBinaries(home);
  const bin = path.dirname(initdb);
  const call = (program: string, ...args: readonly string[]): string =>
    execFileSync(path.join(bin, program), args, {
      ...account,
      cwd: home,
      env: { PATH: process.env["PATH"] ?? "", LC_ALL: "C", HOME: home, ...env },
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
  const remove = (): void => rmSync(home, { recursive: true, force: true });
  if (!hasCitus(bin)) {
    remove();
    return undefined;
  }
  const openNode = async (): Promise<Node> => {
    const port = await findFreePort();
    const data = path.join(home, String(port));
    call("initdb", "-D", data, "-U", "damim", "-A", "trust", "-E", "UTF8", "--no-locale");
    appendFileSync(path.join(data, "postgresql.conf"), SETTINGS);
    const options = `-p ${port} -h 127.0.0.1 -k ${home}`;
    const start = (): void =>
      void call("pg_ctl", "-w", "-D", data, "-o", options, "-l", `${data}.log`, "start");
    start();
    const url = `postgres://damim@127.0.0.1:${port}/damim`;
    await query(url.replace(/damim$/, "postgres"), ["create database damim"]);
    await query(url, ["create extension citus"]);
    await allowPlugin(url);
    return {
      port,
      url,
      start,
      kill: () => void call("pg_ctl", "-D", data, "-m", "immediate", "stop"),
    };
  };
  const [coordinator, ...workers] = await Promise.all(
    Array.from({ length: workerCount + 1 }, openNode),
  );
  if (!coordinator) throw new Error("a cluster has a coordinator");
  const run = (...statements: readonly string[]): Promise<void> =>
    query(coordinator.url, statements);
  await run(`select citus_set_coordinator_host('127.0.0.1', ${coordinator.port})`);
  for (const { port } of workers) await run(`select citus_add_node('127.0.0.1', ${port})`);
  await run("create database plain");
  return {
    coordinator,
    workers,
    plainUrl: coordinator.url.replace(/damim$/, "plain"),
    run,
    readCpuMs: () => readCpuMs(home),
    stop() {
      for (const node of [coordinator, ...workers]) {
        try {
          node.kill();
        } catch {
          // It was killed already.
        }
      }
      remove();
    },
  };
}

const TICK_MS = 10;

/** Of the servers whose data lie in a folder: their own, that of those they started and of those that have ended. */
function readCpuMs(home: string): number {
  const processes = new Map<string, { parent: string; own: number; ended: number }>();
  for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    try {
      // Its name stands in brackets and may hold anything; `proc(5)` counts the fields from there.
      const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
      const [own, ended] = [11, 13].map((at) => Number(fields[at]) + Number(fields[at + 1]));
      processes.set(pid, { parent: fields[1] ?? "", own: own ?? 0, ended: ended ?? 0 });
    } catch {
      // It has ended meanwhile.
    }
  }
  const servers = readdirSync(home)
    .map((name) => path.join(home, name, "postmaster.pid"))
    .filter(existsSync)
    .map((file) => readFileSync(file, "utf8").split("\n")[0] ?? "");
  let ticks = 0;
  for (const [pid, { parent, own, ended }] of processes) {
    if (servers.includes(pid)) ticks += own + ended;
    else if (servers.includes(parent)) ticks += own;
  }
  return ticks * TICK_MS;
}

function hasCitus(bin: string): boolean {
  const shared = execFileSync(path.join(bin, "pg_config"), ["--sharedir"], { encoding: "utf8" });
  return existsSync(path.join(shared.trim(), "extension", "citus.control"));
}

/** Since its fixes of 2026 PostgreSQL lets shards move only by plugins that it was told of. */
async function allowPlugin(url: string): Promise<void> {
  const [found] = await ask(url, "select from pg_settings where name = 'output_plugin_libraries'");
  if (!found) return;
  await query(url, [
    "alter system set output_plugin_libraries = 'pgoutput', 'citus'",
    "select pg_reload_conf()",
  ]);
}

async function query(url: string, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await ask(url, statement);
}

async function ask(databaseUrl: string, statement: string): Promise<readonly unknown[]> {
  const database = openDatabase({ dataDir: "", databaseUrl, poolSize: 1, bus: "poll" });
  try {
    return (await sql.raw(statement).execute(database.queries)).rows;
  } finally {
    await database.close();
  }
}
