import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chownSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import os from "node:os";
import path from "node:path";
import { findServiceAccount } from "../../apps/server/src/testing/service-account.ts";
import { START_PATIENCE_MS } from "../../apps/server/src/testing/start-patience.ts";
import { findFreePort } from "../../apps/server/src/testing/temporary-postgres.ts";

/** A program in front of or between the servers, which can be killed and comes back on its port. */
export interface Program {
  readonly port: number;
  kill(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

export function hasProgram(name: string): boolean {
  return spawnSync(name, ["-V"]).error === undefined;
}

/** A pooler that hands a connection on with each transaction. */
export async function openPooler(postgresPort: number): Promise<Program> {
  const port = await findFreePort();
  const { folder, remove } = makeFolder({
    "pgbouncer.ini": `[databases]
* = host=127.0.0.1 port=${postgresPort} user=damim
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = users.txt
pool_mode = transaction
server_reset_query_always = 1
max_client_conn = 500
default_pool_size = 40
`,
    "users.txt": '"damim" ""\n',
  });
  return run("pgbouncer", ["pgbouncer.ini"], { port, folder, remove });
}

/** As `ops/haproxy.cfg` has it. */
export async function openBalancer(
  servers: readonly [one: number, two: number],
  port: number,
): Promise<Program> {
  const config = path.resolve(import.meta.dirname, "../../ops/haproxy.cfg");
  const { folder, remove } = makeFolder({});
  const [one, two] = servers.map((server) => `127.0.0.1:${server}`);
  const env = { DAMIM_BIND: `127.0.0.1:${port}`, DAMIM_ONE: one ?? "", DAMIM_TWO: two ?? "" };
  return run("haproxy", ["-db", "-f", config], { port, folder, remove, env });
}

function makeFolder(files: Readonly<Record<string, string>>) {
  const account = findServiceAccount();
  const folder = mkdtempSync(path.join(os.tmpdir(), "damim-front-"));
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(path.join(folder, name), text);
    if (account) chownSync(path.join(folder, name), account.uid, account.gid);
  }
  if (account) chownSync(folder, account.uid, account.gid);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

async function run(
  program: string,
  args: readonly string[],
  about: {
    readonly port: number;
    readonly folder: string;
    readonly remove: () => void;
    readonly env?: Readonly<Record<string, string>>;
  },
): Promise<Program> {
  const { port, folder, remove, env } = about;
  let child: ChildProcess | undefined;
  const kill = async (): Promise<void> => {
    const ending = child;
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return;
    const ended = new Promise((resolve) => ending.once("close", resolve));
    ending.kill("SIGKILL");
    await ended;
  };
  const start = async (): Promise<void> => {
    child = spawn(program, args, {
      ...findServiceAccount(),
      cwd: folder,
      env: { PATH: process.env["PATH"] ?? "", ...env },
      stdio: "ignore",
    });
    const { pid } = child;
    process.once("exit", () => {
      if (pid && child?.exitCode === null) child.kill("SIGKILL");
    });
    const until = performance.now() + START_PATIENCE_MS;
    while (!(await isOpen(port))) {
      if (performance.now() > until || child.exitCode !== null)
        throw new Error(`${program} did not start`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  await start();
  return {
    port,
    kill,
    start,
    async stop() {
      await kill();
      remove();
    },
  };
}

/** Whether somebody listens there. */
export function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("error", () => resolve(false));
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
  });
}
