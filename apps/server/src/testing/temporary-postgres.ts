import { execFile, spawn } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { findPostgresBinaries, type PostgresBinaries } from "./postgres-binaries.ts";
import { OWNER_FILE, sweepTemporaryPostgres, TEMPORARY_PREFIX } from "./sweep-postgres.ts";
import { findServiceAccount } from "./service-account.ts";
import { START_PATIENCE_MS } from "./start-patience.ts";

export interface TemporaryPostgres {
  readonly url: string;
  /** Ends it as an operator (`SIGINT`: fast, `SIGQUIT`: immediate) or a bad day (`SIGKILL`) would. */
  end(signal: "SIGINT" | "SIGQUIT" | "SIGKILL"): Promise<void>;
  /** Stops all its processes without a word, and lets them go on after so long. */
  freeze(durationMs: number): Promise<void>;
  /** Starts it again on the same port, with what it held. */
  startAgain(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * A real PostgreSQL for one test run: `TEST_DATABASE_URL` when it is set, else a server of our own
 * in a temporary folder on a free port, gone with the run. PostgreSQL refuses to run as root, so
 * root hands it to an unprivileged account. Rejects with one Korean sentence when there is none.
 *
 * `survivesPowerCut: false` is for tests, none of which cuts its power: a schema for each costs half without fsync.
 */
export async function startTemporaryPostgres(
  options: { readonly survivesPowerCut?: boolean } = {},
): Promise<TemporaryPostgres> {
  const given = process.env["TEST_DATABASE_URL"];
  if (given)
    return {
      url: given,
      end: refuseGiven,
      startAgain: refuseGiven,
      freeze: refuseGiven,
      stop: async () => {},
    };

  sweepTemporaryPostgres();
  const account = findServiceAccount();
  const home = mkdtempSync(path.join(os.tmpdir(), TEMPORARY_PREFIX));
  const remove = (): void => rmSync(home, { recursive: true, force: true });
  try {
    writeFileSync(path.join(home, OWNER_FILE), String(process.pid));
    const binaries = findPostgresBinaries(home);
    if (account) chownSync(home, account.uid, account.gid);
    // Its working folder must be readable by the account: root's own is not.
    const as = {
      ...account,
      cwd: home,
      env: { PATH: process.env["PATH"] ?? "", LC_ALL: "C", HOME: home, ...binaries.env },
    };
    await createCluster(binaries, home, as);
    return await startServer(binaries, home, as, options.survivesPowerCut ?? true);
  } catch (error) {
    remove();
    throw error;
  }
}

function refuseGiven(): Promise<never> {
  return Promise.reject(new Error("TEST_DATABASE_URL is not ours to end"));
}

type RunAs = { uid?: number; gid?: number; cwd: string; env: Record<string, string> };

async function createCluster(binaries: PostgresBinaries, home: string, as: RunAs): Promise<void> {
  const data = path.join(home, "data");
  const options = ["-U", "damim", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync"];
  await promisify(execFile)(binaries.initdb, ["-D", data, ...options], as);
}

async function startServer(
  binaries: PostgresBinaries,
  home: string,
  as: RunAs,
  survivesPowerCut: boolean,
): Promise<TemporaryPostgres> {
  const port = await findFreePort();
  const place = ["-D", path.join(home, "data"), "-k", home, "-h", "127.0.0.1", "-p", String(port)];
  const args = [...place, "-c", survivesPowerCut ? "fsync=on" : "fsync=off"];
  const run = () => {
    const server = spawn(binaries.postgres, args, { ...as, stdio: ["ignore", "ignore", "pipe"] });
    const ended = new Promise<void>((resolve) => server.once("exit", () => resolve()));
    return { server, ended, ready: untilReady(server.stderr, ended) };
  };
  let running = run();
  // Whatever ends the run, the server goes with it; after kill -9 the next run sweeps it.
  const endWithUs = (): void => {
    running.server.kill("SIGQUIT");
    rmSync(home, { recursive: true, force: true });
  };
  process.once("exit", endWithUs);
  await running.ready;
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    running.server.kill(signal);
    await running.ended;
  };
  return {
    url: `postgres://damim@127.0.0.1:${port}/postgres`,
    end,
    async freeze(durationMs) {
      const { pid = 0 } = running.server;
      const all = [pid, ...listChildren(pid)];
      const tell = (signal: NodeJS.Signals): void => {
        for (const each of all) if (existsSync(`/proc/${each}`)) process.kill(each, signal);
      };
      tell("SIGSTOP");
      await new Promise((resolve) => setTimeout(resolve, durationMs));
      tell("SIGCONT");
    },
    async startAgain() {
      const until = Date.now() + START_PATIENCE_MS;
      for (;;) {
        running = run();
        try {
          return await running.ready;
        } catch (error) {
          // After SIGKILL what it had started holds the memory for a moment.
          if (Date.now() > until) throw error;
          await new Promise((resolve) => setTimeout(resolve, 200));
        }
      }
    },
    async stop() {
      process.off("exit", endWithUs);
      await end("SIGINT");
      rmSync(home, { recursive: true, force: true });
    },
  };
}

function listChildren(pid: number): readonly number[] {
  const text = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8");
  return text.split(" ").filter(Boolean).map(Number);
}

function untilReady(output: NodeJS.ReadableStream, ended: Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = "";
    const refuse = (): void =>
      reject(new Error(`PostgreSQL이 시작되지 않았어요. PostgreSQL의 말: ${log.trim()}`));
    const timeout = setTimeout(refuse, START_PATIENCE_MS);
    void ended.then(refuse);
    output.on("data", (chunk: Buffer) => {
      // Its last words: whoever knocks while it starts adds a line each time.
      log = (log + chunk.toString()).slice(-10_000);
      if (!log.includes("ready to accept connections")) return;
      clearTimeout(timeout);
      resolve();
    });
  });
}

export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      const port = typeof address === "object" && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
