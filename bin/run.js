#!/usr/bin/env node
// Plain JavaScript for any Node from 18 on: finds a Node that is new enough, then hands over.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";

const OLDEST_NODE = [22, 22];
const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const require = createRequire(import.meta.url);

const tools = {
  knip: "knip/bin/knip.js",
  oxfmt: "oxfmt/bin/oxfmt",
  oxlint: "oxlint/bin/oxlint",
  tsc: "typescript/bin/tsc",
  vite: "vite/bin/vite.js",
  vitest: "vitest/vitest.mjs",
};

const node = isNewEnough(process.versions.node) ? process.execPath : findPackagedNode();
if (!node) {
  console.error(
    `담임은 Node.js ${OLDEST_NODE.join(".")} 이상이 필요해요. 지금은 ${process.versions.node}이에요. ` +
      "이 컴퓨터에 맞는 Node.js가 npm 패키지로 오지 않아 이어 갈 수 없어요. Node.js 24를 설치하고 다시 실행해 주세요.",
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

function isNewEnough(version) {
  const [major, minor] = version.split(".").map(Number);
  return major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1]);
}

function findPackagedNode() {
  const system = process.platform === "win32" ? "win" : process.platform;
  try {
    const folder = path.dirname(require.resolve(`node-${system}-${process.arch}/package.json`));
    return ["bin/node", "bin/node.exe"].map((name) => path.join(folder, name)).find(existsSync);
  } catch {
    return undefined;
  }
}
