import { type ChildProcess, spawn } from "node:child_process";
import path from "node:path";
import { START_PATIENCE_MS } from "./start-patience.ts";
import { findFreePort } from "./temporary-postgres.ts";

export interface SpawnedServer {
  readonly child: ChildProcess;
  readonly origin: string;
  /** Everything the process printed so far. */
  readonly output: () => string;
  readonly ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
}

const START = path.resolve(import.meta.dirname, "../../../../bin/start.js");
/**
 * As `bin/run.js start` has it. Left alone, V8 lets what is short-lived fill 64 MB and more before it looks what of it
 * is still in use; a server answers in milliseconds, so little of it ever is. Half of this would save 15 MB and take a
 * tenth more CPU.
 */
const NODE_OPTIONS = ["--max-semi-space-size=16"];
/** Each thread would keep an arena of its own of what it gave back. */
const MEMORY = { MALLOC_ARENA_MAX: "2" };

/** Starts the real server process, without the web app, and resolves when it listens. */
export async function spawnServer(
  dataDir: string,
  options: {
    readonly port?: number;
    readonly env?: Readonly<Record<string, string>>;
    /** Of another release (`last-release.ts`). */
    readonly start?: string;
  } = {},
): Promise<SpawnedServer> {
  const port = options.port ?? (await findFreePort());
  // To this computer only: nobody in the network is to meet a test.
  const own = { DAMIM_DATA_DIR: dataDir, PORT: String(port), HOST: "localhost" };
  const server = spawnMain({ ...own, ...options.env }, options.start);
  const origin = `http://localhost:${port}`;
  const deadline = Date.now() + START_PATIENCE_MS;
  while (!server.output().includes("담임이 열렸어요")) {
    if (Date.now() > deadline || server.child.exitCode !== null) {
      server.child.kill("SIGKILL");
      throw new Error(`the server did not start: ${server.output()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return { ...server, origin };
}

/** Starts the server as `npm start` does and waits for nothing: for starts that are meant to fail. */
export function spawnMain(
  env: Readonly<Record<string, string>>,
  start = START,
): Omit<SpawnedServer, "origin"> {
  const child = spawn(process.execPath, [...NODE_OPTIONS, start, "--api-only"], {
    env: { ...pickOwn("PATH", "NODE_COMPILE_CACHE"), ...MEMORY, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  }
  // The process must not outlive a test run that is ended.
  const endWithUs = (): void => void child.kill("SIGKILL");
  process.once("exit", endWithUs);
  const ended = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) => {
    child.once("close", (code, signal) => {
      process.off("exit", endWithUs);
      resolve({ code, signal });
    });
  });
  return { child, output: () => output, ended };
}

function pickOwn(...names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, process.env[name] ?? ""]));
}
