#!/usr/bin/env node
// Plain JavaScript for any Node from 18 on: brings the packages, finds a Node that is new enough, then hands over.
import { spawn, spawnSync } from "node:child_process";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { findNode, OLDEST_NODE } from "./find-node.js";
import { findStaleModules } from "./modules.js";

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

const tools = {
  knip: "knip/bin/knip.js",
  oxfmt: "oxfmt/bin/oxfmt",
  oxlint: "oxlint/bin/oxlint",
  tsc: "typescript/bin/tsc",
  vite: "vite/bin/vite.js",
  vitest: "vitest/vitest.mjs",
};

bringModules();
const node = findNode();
if (!node) {
  console.error(
    `담임은 Node.js ${OLDEST_NODE.join(".")} 이상이 필요해요. 지금은 ${process.versions.node}이고, 이 컴퓨터에서 새 Node.js를 찾지 못했어요. ` +
      "https://nodejs.org 에서 Node.js 24를 설치하고 다시 실행해 주세요. 적어 둔 기록은 그대로 있어요.",
  );
  process.exit(1);
}

const [what = "start", ...args] = process.argv.slice(2);
const script = what === "start" ? "bin/start.js" : what;
const file = tools[what]
  ? path.join(root, "node_modules", tools[what])
  : path.resolve(root, script);
// See apps/server/src/testing/spawn-server.ts: what is short-lived takes 48 MB at most, not 96.
const options = what === "start" ? ["--max-semi-space-size=16"] : [];
const memory = what === "start" ? { MALLOC_ARENA_MAX: "2" } : {};
const child = spawn(node, [...options, file, ...args], {
  stdio: "inherit",
  cwd: root,
  env: {
    // A start spends most of its time on compiling; kept by content, so it is never stale.
    NODE_COMPILE_CACHE: path.join(root, "node_modules/.cache/compiled"),
    ...memory,
    ...process.env,
    PATH: path.dirname(node) + path.delimiter + process.env.PATH,
  },
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.on(signal, () => child.kill(signal));
}
if (process.env.npm_lifecycle_event && process.platform !== "win32") {
  // npm ends its shell on SIGTERM but the shell does not pass the signal on: we notice a new parent.
  const shell = process.ppid;
  setInterval(() => {
    if (process.ppid !== shell) child.kill("SIGTERM");
  }, 300).unref();
}
child.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));

/** A fresh checkout and an updated one need no command before this one. */
function bringModules() {
  const why = findStaleModules(root);
  if (!why) return;
  console.log(
    why === "missing"
      ? "처음이라 필요한 패키지를 받아요(npm ci). 1~2분 걸려요."
      : "패키지가 바뀌어 새로 받아요(npm ci). 1~2분 걸려요.",
  );
  const args = ["ci", "--include=dev", "--include=optional"];
  const npm = process.env.npm_execpath;
  const { status } = npm
    ? spawnSync(process.execPath, [npm, ...args], { stdio: "inherit", cwd: root })
    : spawnSync("npm", args, { stdio: "inherit", cwd: root, shell: process.platform === "win32" });
  if (status === 0) return;
  console.error(
    "패키지를 다 받지 못했어요. 인터넷 연결을 확인하고 다시 실행해 주세요. 적어 둔 기록은 그대로 있어요.",
  );
  process.exit(1);
}
