import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { toStamp } from "@damim/sync/clock.ts";
import { sql } from "kysely";
import { expect, it, vi } from "vitest";
import { buildBrowser, buildStudentOp, buildTeacher, listIds } from "../testing/build-teacher.ts";
import { spawnServer } from "../testing/spawn-server.ts";
import { startTemporaryPostgres, type TemporaryPostgres } from "../testing/temporary-postgres.ts";
import { openDatabase } from "./open-database.ts";

const WRITERS = 6;
const OPS_PER_PUSH = 25;
const BACK_WITHIN_MS = 20_000;
/** More than causes there are, and far fewer than requests that fail. */
const LINES_MOST = 30;

/** What may happen to a database that teachers write to. */
const losses: readonly ((postgres: TemporaryPostgres) => Promise<void>)[] = [
  terminateAll,
  (postgres) => postgres.end("SIGINT"),
  (postgres) => postgres.end("SIGKILL"),
];

it.skipIf(process.env["TEST_DATABASE_URL"])(
  "a database that is lost while teachers write is waited for, said to be away, and nothing acknowledged is lost",
  { timeout: 180_000 },
  async () => {
    const postgres = await startTemporaryPostgres();
    const dataDir = mkdtempSync(path.join(os.tmpdir(), "damim-lost-"));
    const server = await spawnServer(dataDir, { env: { DATABASE_URL: postgres.url } });
    let isOver = false;
    try {
      const browser = buildBrowser(
        (target, init) => fetch(server.origin + target, init),
        server.origin,
      );
      const teacher = await buildTeacher(browser);
      const scope = `t/${teacher.uid}/2026`;
      const kept = new Set<string>();
      let count = 0;
      const write = async (): Promise<void> => {
        while (!isOver) {
          const ops = Array.from({ length: OPS_PER_PUSH }, () => {
            const n = ++count;
            return { ...buildStudentOp(1, toStamp(Date.now(), n % 10_000, "d1")), n, id: `s${n}` };
          });
          const reply = await teacher
            .push(scope, ops, Number.MAX_SAFE_INTEGER)
            .catch(() => undefined);
          for (const { n, refusal } of reply?.results ?? []) if (!refusal) kept.add(`s${n}`);
          if (!reply) await pause(20);
        }
      };
      const readReady = () =>
        fetch(`${server.origin}/damim/api/readyz`).then(
          ({ status }) => status,
          () => 0,
        );
      // Over better-auth too, which has words of its own for what its database says.
      const statuses = new Set<number>();
      const ask = async (): Promise<void> => {
        while (!isOver) {
          const { email, password } = teacher;
          const asked = [
            teacher.fetch("api/session"),
            teacher.fetch("api/account"),
            teacher.post("api/auth/sign-in/email", { email, password }),
          ];
          for (const answer of asked) await answer.then(({ status }) => statuses.add(status));
        }
      };
      const writers = [...Array.from({ length: WRITERS }, write), ask(), ask()];

      for (const lose of losses) {
        const before = kept.size;
        await vi.waitUntil(() => kept.size > before, { timeout: BACK_WITHIN_MS, interval: 50 });
        await lose(postgres);
        if (lose !== terminateAll) {
          await vi.waitUntil(async () => (await readReady()) === 503, {
            timeout: BACK_WITHIN_MS,
            interval: 50,
          });
          await postgres.startAgain();
        }
        const atLoss = kept.size;
        await vi.waitUntil(async () => (await readReady()) === 200, {
          timeout: BACK_WITHIN_MS,
          interval: 50,
        });
        await vi.waitUntil(() => kept.size > atLoss, { timeout: BACK_WITHIN_MS, interval: 50 });
        expect(server.child.exitCode, server.output()).toBeNull();
      }
      isOver = true;
      await Promise.all(writers);

      expect(statuses).toEqual(new Set([200, 503]));
      const found = await listIds(teacher, scope);
      expect([...kept].filter((id) => !found.has(id))).toEqual([]);
      expect(server.output().match(/^\d{4}-\d\d-\d\d /gm)?.length).toBeLessThan(LINES_MOST);
      expect(server.output()).toContain("a database connection was lost");
    } finally {
      isOver = true;
      server.child.kill("SIGTERM");
      await server.ended;
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
);

/** As a failover, or somebody who tidies up, ends all connections. */
async function terminateAll(postgres: TemporaryPostgres): Promise<void> {
  const outer = openDatabase({ dataDir: "", databaseUrl: postgres.url, poolSize: 1 });
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where pid <> pg_backend_pid() and backend_type = 'client backend'`.execute(outer.queries);
  await outer.close();
}

function pause(durationMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, durationMs));
}
