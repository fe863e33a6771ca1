import { execFileSync, spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { PROTOCOL_VERSION } from "@damim/sync/protocol.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchChromium, openDevice } from "../support/open-browser.ts";
import { type RunningDamim, startDamim } from "../support/start-damim.ts";
import { openTeacher, post, type Teacher } from "../support/teacher.ts";

const root = path.resolve(import.meta.dirname, "../..");
const target = `${process.platform}-${process.arch}`;
const hasBubblewrap = spawnSync("bwrap", ["--version"]).status === 0;
/** What the page tells a person to type, in its order. */
const typed = [
  ...readFileSync(path.join(root, "docs/drill.md"), "utf8").matchAll(/^ {4,8}(\S.*)$/gm),
].map(([, line = ""]) => line.trim());
/** The longest that hands may need. */
const HANDS_MS = 15 * 60_000;

describe.skipIf(!hasBubblewrap)("an empty computer (bubblewrap makes it)", () => {
  let place: string;
  let packed: string;
  let teacher: Teacher;
  let words: readonly string[];
  beforeAll(async () => {
    place = mkdtempSync(path.join(os.tmpdir(), "damim-empty-"));
    const made = path.join(place, "made");
    const tool = ["bin/run.js", "tools/make-folder.ts", target, "--keep-web", "--into", made];
    execFileSync(process.execPath, tool, { cwd: root, stdio: "pipe" });
    [packed = ""] = globSync("*.tar.gz", { cwd: made });
    execFileSync("tar", ["-xzf", path.join(made, packed), "-C", place]);
    const school = path.join(place, "school");
    renameSync(path.join(place, packed.replace(".tar.gz", "")), school);
    const server = await startDamim({ program: path.join(school, "damim") });
    ({ teacher, words } = await live(server));
    execFileSync(path.join(school, "damim"), ["backup"], { stdio: "pipe" });
    await server.stop();
    // All that is left of the school's computer: what was copied elsewhere, and a paper.
    const empty = path.join(place, "empty");
    mkdirSync(empty);
    cpSync(path.join(school, "data/backups"), path.join(empty, "backups"), { recursive: true });
    renameSync(path.join(made, packed), path.join(empty, packed));
    rmSync(school, { recursive: true });
  }, 240_000);
  afterAll(() => rmSync(place, { recursive: true, force: true, maxRetries: 10 }));

  it("runs with yesterday's backup after what docs/drill.md tells to type", () => {
    const start = typed.at(-1);
    const steps = typed.slice(0, -1);
    expect(start).toBe("./damim");
    expect(steps.some((line) => line.startsWith("./damim restore"))).toBe(true);
    writeFileSync(path.join(place, "words"), `${words.join(" ")}\n`);
    writeFileSync(path.join(place, "probe.mjs"), PROBE);
    const script = ["set -e", ...steps, "exec ./bin/node /probe.mjs"].join("\n");
    const begunAt = Date.now();

    const said = spawnSync("bwrap", [...buildWalls(place), "/bin/sh", "-c", script], {
      input: readFileSync(path.join(place, "words")),
      encoding: "utf8",
      timeout: 120_000,
    });

    const text = said.stdout + said.stderr;
    expect(text).toContain("되돌렸어요: 사용자 1명");
    expect(text).toContain("서버 열쇠(secret)도 되돌렸어요");
    expect(text).toContain("이상 없어요.");
    expect(text).toContain('{"signIn":200,"students":3,"code":0}');
    expect(Date.now() - begunAt).toBeLessThan(HANDS_MS / 5);
  });

  /** A teacher with a class, who is the admin and has the words on paper. */
  async function live(server: RunningDamim) {
    const browser = await launchChromium();
    const { context } = await openDevice(browser, "about:blank");
    const known = await openTeacher(server, context, { studentCount: 3 });
    const code = /관리자 코드: (\w+)/.exec(server.log())?.[1];
    await post(server, context.request, "admin/claim", { code });
    await post(server, context.request, "step-up", { password: known.password });
    const made = await post(server, context.request, "admin/recovery-words", {});
    await browser.close();
    return { teacher: known, words: (made as { words: readonly string[] }).words };
  }

  function buildWalls(folder: string): readonly string[] {
    return [
      ["--unshare-all", "--die-with-parent", "--cap-drop", "ALL"],
      ...["/usr", "/lib", "/lib64", "/bin", "/etc"]
        .filter((each) => existsSync(each))
        .map((each) => ["--ro-bind", each, each]),
      ["--bind", path.join(folder, "empty"), "/home", "--chdir", "/home"],
      ["--ro-bind", path.join(folder, "probe.mjs"), "/probe.mjs"],
      ["--tmpfs", "/tmp", "--proc", "/proc", "--dev", "/dev", "--clearenv"],
      ["--setenv", "PATH", "/usr/bin:/bin", "--setenv", "EMAIL", teacher.email],
      ["--setenv", "PASSWORD", teacher.password, "--"],
    ].flat();
  }
});

/** Inside: starts the server, signs the teacher in as before, looks for her class, and ends it. */
const PROBE = `
import { spawn } from "node:child_process";
const server = spawn("./damim", [], { stdio: ["ignore", "pipe", "inherit"] });
await new Promise((resolve) => {
  let log = "";
  server.stdout.on("data", (chunk) => (log += chunk).includes("열렸어요") && resolve());
});
const base = "http://127.0.0.1:4000/damim/api/";
const headers = { origin: "http://localhost:4000", "content-type": "application/json" };
const ask = (path, body, cookie = "") =>
  fetch(base + path, { method: body ? "POST" : "GET", headers: { ...headers, cookie }, ...(body && { body: JSON.stringify(body) }) });
const { EMAIL: email, PASSWORD: password } = process.env;
const answer = await ask("auth/sign-in/email", { email, password });
const cookie = answer.headers.getSetCookie().map((each) => each.split(";")[0]).join("; ");
const { user } = await (await ask("session", undefined, cookie)).json();
const scopes = [{ scope: "t/" + user.id + "/2026", since: 0, ops: [] }];
const reply = await (await ask("sync", { protocol: ${PROTOCOL_VERSION}, scopes }, cookie)).json();
const students = reply.scopes[0].rows.filter(([kind]) => kind === "student").length;
const ended = new Promise((resolve) => server.once("exit", resolve));
server.kill("SIGTERM");
console.log(JSON.stringify({ signIn: answer.status, students, code: await ended }));
`;
