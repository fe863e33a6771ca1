import { execFileSync } from "node:child_process";
import { appendFileSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { findPostgresBinaries } from "../../apps/server/src/testing/postgres-binaries.ts";
import { findServiceAccount } from "../../apps/server/src/testing/service-account.ts";
import { START_PATIENCE_MS } from "../../apps/server/src/testing/start-patience.ts";
import { isOpen } from "./open-front.ts";
import { findFreePort } from "../../apps/server/src/testing/temporary-postgres.ts";

/** A PostgreSQL that dies as by a power cut, and others that follow it. */
export interface KillablePostgres {
  readonly port: number;
  readonly url: string;
  kill(): Promise<void>;
  start(): void;
  /** Another one that follows this one, from now on. */
  openStandby(name: string): KillablePostgres;
  /** One that follows takes over. */
  promote(): void;
  /** What it logged. */
  readLog(): string;
  stop(): Promise<void>;
}

/** What is set up beforehand waits for nobody who follows. */
const OWN = { PGOPTIONS: "-c synchronous_commit=local" };

/** In a folder of its own, gone with `stop`; undefined where the machine has no PostgreSQL. */
export async function openKillablePostgres(settings = ""): Promise<KillablePostgres | undefined> {
  const home = mkdtempSync(path.join(os.tmpdir(), "damim-killable-"));
  const account = findServiceAccount();
  if (account) chownSync(home, account.uid, account.gid);
  let bin: string;
  let env: Readonly<Record<string, string>>;
  try {
    const found = findPostgresBinaries(home);
    bin = path.dirname(found.initdb);
    env = found.env;
  } catch {
    rmSync(home, { recursive: true, force: true });
    return undefined;
  }
  const call = (program: string, ...args: readonly string[]): string =>
    execFileSync(path.join(bin, program), args, {
      ...account,
      cwd: home,
      env: { PATH: process.env["PATH"] ?? "", LC_ALL: "C", HOME: home, ...OWN, ...env },
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
  const all: KillablePostgres[] = [];
  const ports = [await findFreePort(), await findFreePort(), await findFreePort()];
  const run = (data: string): KillablePostgres => {
    const port = ports.shift() ?? 0;
    const log = `${data}.log`;
    const options = `-p ${port} -h 127.0.0.1 -k ${home}`;
    const readPid = (): number => {
      try {
        return Number(readFileSync(path.join(data, "postmaster.pid"), "utf8").split("\n")[0]);
      } catch {
        return 0;
      }
    };
    const opened: KillablePostgres = {
      port,
      url: `postgres://damim@127.0.0.1:${port}/damim`,
      start() {
        rmSync(path.join(data, "postmaster.pid"), { force: true });
        for (const until = performance.now() + START_PATIENCE_MS; ;) {
          try {
            call("pg_ctl", "-w", "-D", data, "-o", options, "-l", log, "start");
            return;
          } catch (error) {
            // After SIGKILL what it had started holds the memory for a moment.
            if (performance.now() > until) throw error;
          }
        }
      },
      async kill() {
        const pid = readPid();
        if (pid === 0 || !(await isOpen(port))) return;
        // Those that it started end when they notice.
        process.kill(pid, "SIGKILL");
        // A process that nobody waits for keeps its number: only its port says that it is gone.
        while (await isOpen(port)) await new Promise((resolve) => setTimeout(resolve, 5));
      },
      openStandby(name) {
        const copy = path.join(home, name);
        call(
          "pg_basebackup",
          "-h",
          "127.0.0.1",
          "-p",
          String(port),
          "-U",
          "damim",
          "-D",
          copy,
          "-R",
          "-X",
          "stream",
          "-c",
          "fast",
        );
        appendFileSync(
          path.join(copy, "postgresql.auto.conf"),
          `\nprimary_conninfo = 'host=127.0.0.1 port=${port} user=damim application_name=${name}'\n`,
        );
        const standby = run(copy);
        standby.start();
        return standby;
      },
      promote: () => void call("pg_ctl", "-w", "-D", data, "promote"),
      readLog: () => readFileSync(log, "utf8"),
      async stop() {
        for (const each of all) await each.kill();
        rmSync(home, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
      },
    };
    all.push(opened);
    return opened;
  };
  const data = path.join(home, "primary");
  mkdirSync(data);
  if (account) chownSync(data, account.uid, account.gid);
  call("initdb", "-D", data, "-U", "damim", "-A", "trust", "-E", "UTF8", "--no-locale");
  appendFileSync(path.join(data, "postgresql.conf"), `max_connections = 300\n${settings}\n`);
  const first = run(data);
  first.start();
  call("createdb", "-h", "127.0.0.1", "-p", String(first.port), "-U", "damim", "damim");
  return first;
}
