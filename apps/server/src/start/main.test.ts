import { mkdtempSync, rmSync, statSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { toStamp } from "@damim/sync/clock.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { buildBrowser, buildStudentOp, buildTeacher } from "../testing/build-teacher.ts";
import { spawnMain, spawnServer } from "../testing/spawn-server.ts";

describe("the server process", () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(path.join(os.tmpdir(), "damim-main-"));
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  it("starts without settings, answers on both names of localhost, and ends clean", async () => {
    const server = await spawnServer(dataDir);
    const port = new URL(server.origin).port;

    const answers = await Promise.all(
      [`http://127.0.0.1:${port}`, `http://localhost:${port}`].map((origin) =>
        fetch(`${origin}/damim/api/readyz`),
      ),
    );
    const redirect = await fetch(server.origin, { redirect: "manual" });
    server.child.kill("SIGTERM");

    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(redirect.headers.get("location")).toBe("/damim/");
    expect(server.output()).toContain(`담임이 열렸어요: http://localhost:${port}/damim/`);
    expect(await server.ended).toEqual({ code: 0, signal: null });
    expect(statSync(path.join(dataDir, "secret")).mode & 0o777).toBe(0o600);
    expect(statSync(path.join(dataDir, "damim.sqlite")).mode & 0o077).toBe(0);
  });

  it("ends live streams first, then finishes requests under way", async () => {
    const server = await spawnServer(dataDir);
    const browser = buildBrowser(
      (target, init) => fetch(server.origin + target, init),
      server.origin,
    );
    const teacher = await buildTeacher(browser);
    const scope = `t/${teacher.uid}/2026`;
    const live = await teacher.fetch(`api/live?scopes=${scope}`);
    const text = live.text();

    const pushes = Array.from({ length: 20 }, (_, n) =>
      teacher.push(scope, [buildStudentOp(n + 1, toStamp(Date.now(), n, "d1"))]),
    );
    await Promise.race(pushes);
    server.child.kill("SIGTERM");
    const settled = await Promise.allSettled(pushes);

    expect(await text).toContain("event: hello");
    expect(await server.ended).toEqual({ code: 0, signal: null });
    expect(settled.some(({ status }) => status === "fulfilled")).toBe(true);
  });

  it("names all wrong settings and exits with 78", async () => {
    const main = spawnMain({ DAMIM_DATA_DIR: dataDir, PORT: "x", DATABASE_URL: "mysql://x" });

    expect(await main.ended).toEqual({ code: 78, signal: null });
    expect(main.output()).toContain("설정을 고쳐 주세요.\n- PORT");
    expect(main.output()).toContain("- DATABASE_URL");
  });

  it("says which port is taken", async () => {
    const server = await spawnServer(dataDir);
    const otherFolder = path.join(dataDir, "other");
    const main = spawnMain({ DAMIM_DATA_DIR: otherFolder, PORT: new URL(server.origin).port });

    expect(await main.ended).toMatchObject({ code: 78 });
    expect(main.output()).toContain("번 포트를 다른 프로그램이 쓰고 있어요");
    server.child.kill("SIGTERM");
    await server.ended;
  });
});
