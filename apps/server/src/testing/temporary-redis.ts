import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { connect } from "node:net";
import { START_PATIENCE_MS } from "./start-patience.ts";
import { findFreePort } from "./temporary-postgres.ts";

/** A Redis of the test's own, which keeps nothing. */
export interface TemporaryRedis {
  readonly url: string;
  /** At once, as when its computer loses power; back after so many ms. */
  restart(awayMs: number): Promise<void>;
  /** Every connection is cut; it goes on. */
  cutAll(): Promise<void>;
  stop(): Promise<void>;
}

/** Whether this machine has one: tests that need it are left out where not. */
export const hasRedis = spawnSync("redis-server", ["--version"]).status === 0;

export async function startRedis(
  options: { readonly password?: string } = {},
): Promise<TemporaryRedis> {
  const { password } = options;
  const port = await findFreePort();
  const login = password === undefined ? "" : `:${password}@`;
  let child = await launch();
  const end = async (): Promise<void> => {
    const ended = new Promise((resolve) => child.once("close", resolve));
    child.kill("SIGKILL");
    await ended;
  };
  return {
    url: `redis://${login}127.0.0.1:${port}`,
    async restart(awayMs) {
      await end();
      await new Promise((resolve) => setTimeout(resolve, awayMs));
      child = await launch();
    },
    cutAll: () => say(port, "CLIENT KILL TYPE normal\r\nCLIENT KILL TYPE pubsub\r\n"),
    stop: end,
  };

  async function launch(): Promise<ChildProcess> {
    const auth = password === undefined ? [] : ["--requirepass", password];
    const args = [
      "--port",
      String(port),
      "--bind",
      "127.0.0.1",
      "--save",
      "",
      "--appendonly",
      "no",
    ];
    const redis = spawn("redis-server", [...args, ...auth], { stdio: "ignore", cwd: "/tmp" });
    process.once("exit", () => redis.kill("SIGKILL"));
    const until = performance.now() + START_PATIENCE_MS;
    for (;;) {
      const isUp = await say(port, "").then(
        () => true,
        () => false,
      );
      if (isUp) return redis;
      if (performance.now() > until || redis.exitCode !== null)
        throw new Error("redis-server did not start");
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }
}

/** Resolves when the connection stood and took the text. */
function say(port: number, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("error", reject);
    socket.once("connect", () => socket.end(text, () => resolve()));
  });
}
