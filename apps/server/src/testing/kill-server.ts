import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { toStamp } from "@damim/sync/clock.ts";
import { createRandom } from "@damim/sync/testing/random.ts";
import { buildBrowser, buildStudentOp, buildTeacher, listIds } from "./build-teacher.ts";
import { spawnServer } from "./spawn-server.ts";
import { findFreePort } from "./temporary-postgres.ts";

export interface ServerKillReport {
  readonly kills: number;
  readonly acknowledged: number;
  /** Ids of rows that were acknowledged and are not there. */
  readonly lost: readonly string[];
}

const PUSHERS = 3;
const OPS_PER_PUSH = 25;
const LIFE_MS_MAX = 80;

/**
 * Kills the whole server over and over on one folder while a teacher's pages push over HTTP. Each life
 * acknowledges something before it dies at a random instant; at the end every acknowledged row is
 * there.
 */
export async function runServerKills(options: {
  readonly kills: number;
  readonly seed: number;
}): Promise<ServerKillReport> {
  const { kills, seed } = options;
  const random = createRandom(seed);
  const home = mkdtempSync(path.join(os.tmpdir(), "damim-kills-"));
  const dataDir = path.join(home, "data");
  // Starting is most of a short life, and most of starting is compiling.
  const env = { NODE_COMPILE_CACHE: path.join(home, "compiled") };
  const port = await findFreePort();
  let server = await spawnServer(dataDir, { port, env });
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    server.child.kill(signal);
    await server.ended;
  };
  try {
    // Only a process that ends by itself leaves what it compiled.
    await end("SIGTERM");
    server = await spawnServer(dataDir, { port, env });
    const acknowledged = new Set<string>();
    const answer = (target: string, init: RequestInit) => fetch(server.origin + target, init);
    const teacher = await buildTeacher(buildBrowser(answer, server.origin));
    const scope = `t/${teacher.uid}/2026`;
    let next = 0;
    const pushUntilKilled = async (): Promise<void> => {
      for (;;) {
        const ops = Array.from({ length: OPS_PER_PUSH }, () => {
          const n = ++next;
          return { ...buildStudentOp(1, toStamp(Date.now(), n % 10_000, "d1")), n, id: `s${n}` };
        });
        const since = Number.MAX_SAFE_INTEGER; // nothing back: the rows grow to many thousands
        const reply = await teacher.push(scope, ops, since).catch(() => undefined);
        if (!reply) return;
        for (const { n, refusal } of reply.results) if (!refusal) acknowledged.add(`s${n}`);
      }
    };
    for (let kill = 0; kill < kills; kill++) {
      const before = acknowledged.size;
      const pushers = Array.from({ length: PUSHERS }, pushUntilKilled);
      // Each life acknowledges something, however busy the machine is.
      while (acknowledged.size === before) await pause(2);
      await pause(random.below(LIFE_MS_MAX));
      await Promise.all([end("SIGKILL"), ...pushers]);
      server = await spawnServer(dataDir, { port, env });
    }
    const kept = await listIds(teacher, scope);
    const lost = [...acknowledged].filter((id) => !kept.has(id));
    return { kills, acknowledged: acknowledged.size, lost };
  } finally {
    await end("SIGTERM");
    rmSync(home, { recursive: true, force: true });
  }
}

function pause(durationMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, durationMs));
}
