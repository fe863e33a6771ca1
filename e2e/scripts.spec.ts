import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import os from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { START_PATIENCE_MS } from "../apps/server/src/testing/start-patience.ts";

const root = path.dirname(import.meta.dirname);
const folder = mkdtempSync(path.join(os.tmpdir(), "damim-scripts-"));
const { scripts }: { scripts: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync(path.join(root, "package.json"), "utf8"),
);
/** A program reads a thousand sources, in a fresh folder and beside another lane. */
const soon = { timeout: START_PATIENCE_MS };
const running = new Set<ChildProcess>();
afterAll(() => {
  for (const child of running) child.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

/**
 * Every script of package.json once, on a small folder. What would run for minutes is given a word that it does not
 * know: it reads all its parts first, and then says so.
 */
describe("the scripts of package.json", () => {
  it("are all run here", () => {
    const here =
      "start dev seed words admin backup drill restore test:deep bench screenshots sentences wander year".split(
        " ",
      );
    // These are steps of the run that you are looking at.
    const steps = "build check test test:journeys format lint typecheck".split(" ");
    expect(Object.keys(scripts).toSorted()).toEqual([...here, ...steps].toSorted());
  });

  it("make a class, its words, an admin, a backup, and take that back", async () => {
    expect(await runToEnd("seed")).toMatch(/학생 26명/);
    expect(await runToEnd("sentences", "cafe-page")).toMatch(/글쓰기/);
    expect(await runToEnd("words")).toMatch(/찾는 말을 새로 만들었어요/);
    expect(await runToEnd("admin", "add", "demo@damim.example")).toBe("이제 관리자예요.\n");
    expect(await runToEnd("backup")).toMatch(/^백업했어요/);
    expect(await runToEnd("drill")).toMatch(/이상 없/);
    const [backup = ""] = readdirSync(path.join(folder, "backups"));
    expect(await runToEnd("restore", path.join(folder, "backups", backup))).toMatch(/되돌렸어요/);
  });

  it.each([
    ["test:deep", "nothing", "nothing은(는) 없어요"],
    ["bench", "nothing", "bench/에 nothing이(가) 없어요"],
    ["screenshots", "--nothing", "Unknown option '--nothing'"],
    ["wander", "--nothing", "Unknown option '--nothing'"],
    ["test", "--nothing", "Unknown option '--nothing'"],
  ])("%s reads its parts and knows no %s", async (name, word, answer) => {
    expect(await runToEnd(name, word)).toContain(answer);
  });

  it("year lives a day of one teacher", async () => {
    const said = await runToEnd("year", ..."--teachers 1 --devices 1 --days 1".split(" "));
    expect(said).toContain('"lost":0,"different":0');
  });

  it("start serves the pages", async () => {
    const port = await findFreePort();
    const server = run("start", [], { PORT: String(port) });
    await expect.poll(() => ask(`http://localhost:${port}/damim/`), soon).toMatch(/<div id="root"/);
    await end(server.child);
  });

  it("dev serves pages with hot reload, and the server behind them", async () => {
    const [port, web] = [await findFreePort(), await findFreePort()];
    const dev = run("dev", ["--port", String(web)], { PORT: String(port) });
    await expect.poll(() => ask(`http://localhost:${web}/damim/`), soon).toContain("@vite/client");
    const up = () => ask(`http://localhost:${web}/damim/api/healthz`);
    await expect.poll(up, soon).toContain('"up"');
    await end(dev.child);
  });
});

function run(name: string, words: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const [, ...command] = (scripts[name] ?? "").split(" ");
  const child = spawn(process.execPath, [...command, ...words], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, DAMIM_DATA_DIR: folder, HOST: "localhost", ...env },
  });
  running.add(child);
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => (said += chunk.toString()));
  }
  return { child, said: () => said };
}

async function runToEnd(name: string, ...words: readonly string[]): Promise<string> {
  const { child, said } = run(name, words);
  await new Promise((resolve) => child.once("close", resolve));
  return said();
}

async function end(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  await ended;
  running.delete(child);
}

async function ask(url: string): Promise<string> {
  try {
    return await (await fetch(url)).text();
  } catch {
    return "";
  }
}

function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "localhost", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
