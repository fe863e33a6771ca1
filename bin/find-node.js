// Plain JavaScript for any Node from 18 on.
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";

/** @type {readonly [major: number, minor: number]} */
export const OLDEST_NODE = [22, 22];
const require = createRequire(import.meta.url);
const NAMES = ["bin/node", "bin/node.exe", "node", "node.exe"];

/**
 * The path of a Node that is new enough for the project: the running one, else the one that came as a package (not for
 * every system: macOS has none), else one that is installed here beside the running one. Undefined where there is none.
 *
 * @returns {string | undefined}
 */
export function findNode() {
  if (isNewEnough(process.versions.node)) return process.execPath;
  return findPackagedNode() ?? listInstalledNodes(process.env, os.homedir()).find(answersNewEnough);
}

/**
 * Where people's installers put a Node: on the path, by nvm, fnm, Volta and Homebrew. Newest versions first.
 *
 * @param {Readonly<Record<string, string | undefined>>} env
 * @param {string} home
 * @returns {string[]} files that exist
 */
export function listInstalledNodes(env, home) {
  const onPath = (env.PATH ?? "").split(path.delimiter).filter(Boolean);
  const inVersions = [
    { kept: path.join(env.NVM_DIR ?? path.join(home, ".nvm"), "versions/node") },
    {
      kept: path.join(env.FNM_DIR ?? path.join(home, ".local/share/fnm"), "node-versions"),
      inner: "installation",
    },
    { kept: path.join(env.VOLTA_HOME ?? path.join(home, ".volta"), "tools/image/node") },
  ].flatMap(({ kept, inner = "" }) =>
    listFolders(kept).map((version) => path.join(kept, version, inner)),
  );
  const byHomebrew = ["/opt/homebrew/opt", "/usr/local/opt"].flatMap((folder) =>
    ["node", "node@26", "node@24"].map((name) => path.join(folder, name)),
  );
  return [...onPath, ...inVersions, ...byHomebrew].flatMap((folder) =>
    NAMES.map((name) => path.join(folder, name)).filter((file) => existsSync(file)),
  );
}

/** @param {string} folder */
function listFolders(folder) {
  return existsSync(folder)
    ? readdirSync(folder).sort((a, b) => b.localeCompare(a, "en", { numeric: true }))
    : [];
}

function findPackagedNode() {
  const system = process.platform === "win32" ? "win" : process.platform;
  try {
    const folder = path.dirname(require.resolve(`node-${system}-${process.arch}/package.json`));
    return NAMES.map((name) => path.join(folder, name)).find((file) => existsSync(file));
  } catch {
    return undefined;
  }
}

/** @param {string} file */
function answersNewEnough(file) {
  try {
    const version = execFileSync(file, ["--version"], { encoding: "utf8", timeout: 5_000 });
    return isNewEnough(version.trim().replace(/^v/, ""));
  } catch {
    return false;
  }
}

/** @param {string} version */
function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  return major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1]);
}
