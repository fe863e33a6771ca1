import { execFile, spawn } from "node:child_process";
import { chownSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { findPostgresBinaries, type PostgresBinaries } from "./postgres-binaries.ts";
import { OWNER_FILE, sweepTemporaryPostgres, TEMPORARY_PREFIX } from "./sweep-postgres.ts";
import { findServiceAccount } from "./service-account.ts";

export interface TemporaryPostgres {
  readonly url: string;
  stop(): Promise<void>;
}

const START_TIMEOUT_MS = 30_000;

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
  if (given) return { url: given, stop: async () => {} };

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
  const server = spawn(
    binaries.postgres,
    [...place, "-c", survivesPowerCut ? "fsync=on" : "fsync=off"],
    { ...as, stdio: ["ignore", "ignore", "pipe"] },
  );
  // Whatever ends the run, the server goes with it; after kill -9 the next run sweeps it.
  const endWithUs = (): void => {
    server.kill("SIGQUIT");
    rmSync(home, { recursive: true, force: true });
  };
  process.once("exit", endWithUs);
  const ended = new Promise<void>((resolve) => server.once("exit", () => resolve()));
  await untilReady(server.stderr, ended);
  return {
    url: `postgres://damim@127.0.0.1:${port}/postgres`,
    async stop() {
      process.off("exit", endWithUs);
      server.kill("SIGINT");
      await ended;
      rmSync(home, { recursive: true, force: true });
    },
  };
}

function untilReady(output: NodeJS.ReadableStream, ended: Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = "";
    const refuse = (): void =>
      reject(new Error(`PostgreSQL이 시작되지 않았어요. PostgreSQL의 말: ${log.trim()}`));
    const timeout = setTimeout(refuse, START_TIMEOUT_MS);
    void ended.then(refuse);
    output.on("data", (chunk: Buffer) => {
      if (log.length < 10_000) log += chunk.toString();
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
