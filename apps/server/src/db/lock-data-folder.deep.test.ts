import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openTestDatabase } from "../testing/open-test-database.ts";
import { spawnMain, spawnServer } from "../testing/spawn-server.ts";
import { findFreePort } from "../testing/temporary-postgres.ts";

const SEED = path.resolve(import.meta.dirname, "../../../../tools/seed.ts");

describe("two server processes on one folder", () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(path.join(os.tmpdir(), "damim-lock-"));
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  it("on SQLite: the second refuses to start, and the first goes on", async () => {
    const first = await spawnServer(dataDir);
    const second = spawnMain({ DAMIM_DATA_DIR: dataDir, PORT: String(await findFreePort()) });

    expect(await second.ended).toEqual({ code: 78, signal: null });
    expect(second.output().trim()).toBe(
      `${dataDir} 폴더는 다른 담임 서버가 쓰고 있어요. 그 서버를 먼저 끝내거나 DAMIM_DATA_DIR로 다른 폴더를 정해 주세요.`,
    );
    expect((await fetch(`${first.origin}/damim/api/readyz`)).status).toBe(200);
    first.child.kill("SIGTERM");
    await first.ended;
  });

  it.each(["SIGKILL", "SIGTERM"] as const)(
    "on SQLite: one after the other start, after %s too",
    async (signal) => {
      for (let start = 0; start < 3; start++) {
        const server = await spawnServer(dataDir);
        expect((await fetch(`${server.origin}/damim/api/readyz`)).status).toBe(200);
        server.child.kill(signal);
        await server.ended;
      }
    },
  );

  it("on SQLite: npm run seed is refused beside a server", async () => {
    const server = await spawnServer(dataDir);
    const env = { PATH: process.env["PATH"] ?? "", DAMIM_DATA_DIR: dataDir };

    const seeded = await new Promise<{ code: unknown; output: string }>((resolve) => {
      execFile(process.execPath, [SEED], { env }, (error, out, trouble) =>
        resolve({ code: error ? error.code : 0, output: out + trouble }),
      );
    });

    expect(seeded.code).toBe(75);
    expect(seeded.output.trim()).toBe(
      `${dataDir} 폴더를 쓰는 담임 서버가 켜져 있어요. 서버를 끄고 다시 하거나 DAMIM_DATA_DIR로 다른 폴더를 정해 주세요. 바뀐 것은 없어요.`,
    );
    server.child.kill("SIGTERM");
    await server.ended;
  });

  it("on PostgreSQL: both run", async () => {
    const database = await openTestDatabase("postgres");
    const env = { DATABASE_URL: database.databaseUrl ?? "" };

    const servers = [await spawnServer(dataDir, { env }), await spawnServer(dataDir, { env })];

    for (const { child } of servers) child.kill("SIGTERM");
    await Promise.all(servers.map(({ ended }) => ended));
    await database.close();
  });
});
