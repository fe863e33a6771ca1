import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { type SpawnedServer, spawnServer } from "../../apps/server/src/testing/spawn-server.ts";

export interface PadServer {
  readonly origin: string;
  readonly dataDir: string;
  pid(): number;
  /** `kill -9`, then a new process on the same folder and port. Resolves when it listens. */
  killAndRestart(): Promise<void>;
  stop(): Promise<void>;
}

/** The real server process, as `npm start` has it but for the pages, on a fresh folder or beside another on its own. */
export async function startPadServer(
  env: Readonly<Record<string, string>> = {},
  neighbour?: PadServer,
): Promise<PadServer> {
  const dataDir = neighbour?.dataDir ?? mkdtempSync(path.join(os.tmpdir(), "damim-bench-"));
  let server: SpawnedServer = await spawnServer(dataDir, { env });
  const { origin } = server;
  const port = Number(new URL(origin).port);
  return {
    origin,
    dataDir,
    pid: () => server.child.pid ?? 0,
    async killAndRestart() {
      server.child.kill("SIGKILL");
      await server.ended;
      server = await spawnServer(dataDir, { env, port });
    },
    async stop() {
      server.child.kill("SIGTERM");
      await server.ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
