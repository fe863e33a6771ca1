import { execFileSync, spawnSync } from "node:child_process";
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchChromium, openDevice } from "../support/open-browser.ts";
import { findSeat, mark, waitForSyncState } from "../support/screen.ts";
import { startDamim } from "../support/start-damim.ts";
import { openTeacher, post } from "../support/teacher.ts";

const root = path.resolve(import.meta.dirname, "../..");
const target = `${process.platform === "win32" ? "win" : process.platform}-${process.arch}`;
const printedList = readFileSync(path.join(root, "apps/server/src/ocr/printed-list.png"));

let place: string;
let folder: string;
beforeAll(() => {
  place = mkdtempSync(path.join(os.tmpdir(), "damim-shipped-"));
  const made = path.join(place, "made");
  const tool = ["bin/run.js", "tools/make-folder.ts", target, "--keep-web", "--into", made];
  execFileSync(process.execPath, tool, { cwd: root, stdio: "pipe" });
  const [packed = ""] = globSync("*.tar.gz", { cwd: made });
  execFileSync("tar", ["-xzf", path.join(made, packed), "-C", place]);
  folder = path.join(place, packed.replace(".tar.gz", ""));
}, 240_000);
afterAll(() => rmSync(place, { recursive: true, force: true, maxRetries: 10 }));

/** What `damim` says where there is no Node and no npm, and how it ended. */
function damim(...args: readonly string[]): {
  readonly code: number | null;
  readonly text: string;
} {
  const env = { PATH: "/nonexistent", HOME: place, NEIS_URL: "http://127.0.0.1:9" };
  const { status, stdout, stderr } = spawnSync(path.join(folder, "damim"), args, {
    cwd: place,
    env: { ...env, OPEN_METEO_URL: "http://127.0.0.1:9" },
    encoding: "utf8",
  });
  return { code: status, text: stdout + stderr };
}

describe("the folder of a school", () => {
  it("is unpacked, started and marked in, backed up and put back, without npm", async () => {
    expect(damim("version")).toEqual({
      code: 0,
      text: `담임 ${readFileSync(path.join(folder, "VERSION"), "utf8")}`,
    });
    const server = await startDamim({ program: path.join(folder, "damim") });
    const browser = await launchChromium();
    const { context, page, troubles } = await openDevice(browser, "about:blank");
    const teacher = await openTeacher(server, context, { studentCount: 3 });
    const [first, second] = teacher.students;
    if (!first || !second) throw new Error("a class of two at least");
    await page.goto(`${server.url}attendance`);
    await mark(page, first, { kind: "absent", reason: "illness" });
    await waitForSyncState(page, "저장됨");
    // What the bundle leaves outside: pictures and letters.
    const read = await post(server, context.request, "ocr/roster", {
      picture: printedList.toString("base64"),
    });
    expect(JSON.stringify(read).includes(`"생년월일"`)).toBe(true);

    expect(damim("backup")).toMatchObject({ code: 0 });
    const [backup = ""] = globSync("data/backups/*.sqlite", { cwd: folder });
    expect(damim("restore", path.join(folder, backup))).toMatchObject({ code: 75 });
    await mark(page, second, { kind: "absent", reason: "illness" });
    await waitForSyncState(page, "저장됨");
    await server.kill();
    const restored = damim("restore", path.join(folder, backup));
    expect(restored.code).toBe(0);
    expect(restored.text).not.toContain("npm");
    await server.restart();
    // The device tells again what the backup did not have.
    await page.reload();
    await waitForSyncState(page, "저장됨");
    await findSeat(page, second, "질병 결석").waitFor();
    expect(troubles).toEqual([]);

    await context.close();
    await browser.close();
    await server.stop();
    expect(readdirSync(folder).toSorted()).toEqual(
      ["CHECKSUMS", "LICENSE", "VERSION", "bin", "damim", "data", "node_modules", "package.json"]
        .concat("server", "web")
        .toSorted(),
    );
  });

  it("is told by the doctor what is wrong, without a secret", () => {
    const well = damim("doctor");
    expect(well.code).toBe(0);
    expect(well.text).toMatch(
      /파일이 모두 그대로예요[^]*스키마 \d{4}-[^]*꺼져 있어요[^]*이상 없어요/,
    );
    expect(well.text).not.toContain(readFileSync(path.join(folder, "data/secret"), "utf8").trim());

    const script = path.join(folder, "web/sw.js");
    const whole = readFileSync(script);
    writeFileSync(script, whole.subarray(0, 100));
    const cut = damim("doctor");
    writeFileSync(script, whole);
    expect(cut).toMatchObject({
      code: 78,
      text: expect.stringContaining("파일 1개가 빠졌거나 달라요(web/sw.js)"),
    });
    expect(damim("attend")).toMatchObject({
      code: 64,
      text: expect.stringContaining("그런 명령은 없어요"),
    });
  });

  it("writes a unit that systemd takes, and takes it back", () => {
    const unit = path.join(place, ".config/systemd/user/damim.service");
    expect(damim("service", "install")).toMatchObject({
      code: 0,
      text: expect.stringContaining(unit),
    });
    const verified = spawnSync("systemd-analyze", ["verify", "--user", unit], { encoding: "utf8" });
    if (!verified.error) expect(verified.stderr).not.toContain("damim.service");
    expect(damim("service", "remove").code).toBe(0);
    expect(existsSync(unit)).toBe(false);
  });
});

const hasBubblewrap = spawnSync("bwrap", ["--version"]).status === 0;
if (!hasBubblewrap) console.log("bubblewrap이 없어 가둔 채로 돌리는 시험을 건너뛰어요.");

describe("the folder in a container", () => {
  it.skipIf(!hasBubblewrap)(
    "runs without rights, writes to its data alone, and ends within 10 s",
    () => {
      const data = path.join(place, "data");
      mkdirSync(data, { recursive: true });
      const probe = path.join(place, "probe.mjs");
      writeFileSync(probe, PROBE);
      const walls = [
        [
          "--unshare-all",
          "--die-with-parent",
          "--uid",
          "10001",
          "--gid",
          "10001",
          "--cap-drop",
          "ALL",
        ],
        ...["/usr", "/lib", "/lib64", "/bin"]
          .filter((each) => existsSync(each))
          .map((each) => ["--ro-bind", each, each]),
        ["--ro-bind", folder, "/app", "--ro-bind", probe, "/probe.mjs", "--bind", data, "/data"],
        ["--tmpfs", "/tmp", "--proc", "/proc", "--dev", "/dev", "--remount-ro", "/", "--clearenv"],
        ["--setenv", "DAMIM_DATA_DIR", "/data", "--", "/app/bin/node", "/probe.mjs"],
      ].flat();
      const said = spawnSync("bwrap", walls, { encoding: "utf8", timeout: 60_000 });

      expect(said.stderr).toBe("");
      const { endedMs, ...rest } = JSON.parse(said.stdout);
      expect(rest).toEqual({
        uid: 10_001,
        health: 0,
        signUp: 200,
        refused: ["EROFS", "EROFS", "EROFS"],
        code: 0,
        left: [],
      });
      expect(endedMs).toBeLessThan(10_000);
      expect(readdirSync(data)).toContain("damim.sqlite");
    },
  );
});

/** Inside: starts the server, signs a teacher up, tries to write where it must not, and ends it. */
const PROBE = `
import { spawn, spawnSync } from "node:child_process";
import { readdirSync, writeFileSync } from "node:fs";
const server = spawn("/app/damim", [], { stdio: ["ignore", "pipe", "inherit"] });
await new Promise((resolve) => {
  let log = "";
  server.stdout.on("data", (chunk) => (log += chunk).includes("열렸어요") && resolve());
});
const origin = "http://localhost:4000";
const body = JSON.stringify({ email: "a@saebom.example", password: "chalk-and-duster-2026", name: "한유진" });
const headers = { origin, "content-type": "application/json" };
const answer = await fetch("http://127.0.0.1:4000/damim/api/auth/sign-up/email", { method: "POST", headers, body });
const refused = ["/app/x", "/x", "/usr/x"].map((file) => {
  try {
    writeFileSync(file, "");
    return file;
  } catch (error) {
    return error.code;
  }
});
const health = spawnSync("/app/damim", ["health"]).status;
const began = performance.now();
server.kill("SIGTERM");
const code = await new Promise((resolve) => server.once("exit", resolve));
console.log(JSON.stringify({
  uid: process.getuid(), health, signUp: answer.status, refused, code,
  left: readdirSync("/tmp"), endedMs: performance.now() - began,
}));
`;
