import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import os from "node:os";
import path from "node:path";
import { moveServerDate } from "./fixed-day.ts";

export interface RunningDamim {
  /** "http://localhost:40123/damim/" */
  readonly url: string;
  readonly dataFolder: string;
  /** Of the server that runs now. */
  pid(): number;
  /** What its console printed so far. */
  log(): string;
  /** `kill -9`: no goodbye. */
  kill(): Promise<void>;
  /** Starts again on the same folder and port, with other settings where they are named. */
  restart(changed?: StartOptions): Promise<void>;
  stop(): Promise<void>;
}

const root = path.dirname(path.dirname(import.meta.dirname));
/** With their folders. */
const running = new Map<ChildProcess, string>();
const logs = new WeakMap<ChildProcess, string>();
// Also when a test run is ended from outside, and where a worker's last journey leaves its server: none stays behind.
process.once("exit", () => {
  for (const [child, folder] of running) {
    child.kill("SIGKILL");
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  }
});
process.once("SIGTERM", () => process.exit(143));

export interface StartOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** `damim` of a shipped folder, whose data lies in it; nothing else is found there, no Node and no npm. */
  readonly program?: string;
}

/** A real server process on a fresh folder and a free port. */
export async function startDamim(options: StartOptions = {}): Promise<RunningDamim> {
  const dataFolder = mkdtempSync(path.join(os.tmpdir(), "damim-e2e-"));
  const port = await findFreePort();
  let child = await launch(dataFolder, port, options);
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill(signal);
    await ended;
  };
  return {
    url: `http://localhost:${port}/damim/`,
    dataFolder,
    pid: () => child.pid ?? 0,
    log: () => logs.get(child) ?? "",
    kill: () => end("SIGKILL"),
    restart: async (changed) => {
      await end("SIGTERM");
      child = await launch(dataFolder, port, { ...options, ...changed });
    },
    stop: async () => {
      await end("SIGTERM");
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

function launch(
  dataFolder: string,
  port: number,
  { env = {}, program }: StartOptions,
): Promise<ChildProcess> {
  const [file, args] = program
    ? [program, []]
    : [process.execPath, [path.join(root, "bin/start.js")]];
  // The settings of the server have no room for what a journey alone knows.
  const { DAMIM_TEST_DAY: _, ...here } = process.env;
  const child = spawn(file, args, {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...(program ? { PATH: "/nonexistent" } : here),
      // Nobody answers there: a journey never asks a service outside.
      NEIS_URL: "http://127.0.0.1:9",
      OPEN_METEO_URL: "http://127.0.0.1:9",
      OPEN_METEO_AIR_URL: "http://127.0.0.1:9",
      // To this computer only: nobody in the network is to meet a test.
      HOST: "localhost",
      ...env,
      NODE_OPTIONS: `${moveServerDate()} ${env["NODE_OPTIONS"] ?? ""}`,
      NODE_ENV: "production",
      PORT: String(port),
      DAMIM_DATA_DIR: program ? "" : dataFolder,
    },
  });
  running.set(child, dataFolder);
  child.once("exit", () => running.delete(child));
  return new Promise((resolve, reject) => {
    let log = "";
    const listen = (chunk: Buffer): void => {
      log += chunk.toString();
      logs.set(child, log);
      if (log.includes("/damim/")) resolve(child);
    };
    child.stdout.on("data", listen);
    child.stderr.on("data", (chunk: Buffer) => {
      log += chunk.toString();
    });
    child.once("exit", (code) => reject(new Error(`the server ended with ${code}: ${log}`)));
  });
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => {
        if (address && typeof address === "object") resolve(address.port);
        else reject(new Error("no free port"));
      });
    });
  });
}
