import { execFileSync, spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { RELEASES } from "./open-released.ts";

const ROOT = path.resolve(import.meta.dirname, "../../../..");
/** Not below `node_modules`: Node strips no types there. Of this checkout alone: its packages are linked. */
const MADE = path.join(os.tmpdir(), "damim-released", ROOT.replaceAll(path.sep, "-"));

/**
 * What starts the server of the last release: made of the commit that kept its data in `released`, once. Undefined where
 * git does not have that commit, as in a packed copy of the sources. The packages are today's, its own code is its own.
 */
export function findLastRelease(): string | undefined {
  const commit = findCommit(`released/${RELEASES.at(-1)}`);
  if (commit === undefined) return undefined;
  const folder = path.join(MADE, commit);
  if (!existsSync(folder)) makeFolder(commit, folder);
  return path.join(folder, "bin/start.js");
}

function findCommit(kept: string): string | undefined {
  const git = (...args: readonly string[]): string => {
    const { status, stdout } = spawnSync("git", args, { cwd: ROOT, encoding: "utf8" });
    return status === 0 ? stdout.trim() : "";
  };
  // Of a shallow copy git knows the newest commit alone, and would say that everything came with it.
  if (git("rev-parse", "--is-shallow-repository") !== "false") return undefined;
  return git("log", "-1", "--diff-filter=A", "--format=%H", "--", kept) || undefined;
}

function makeFolder(commit: string, folder: string): void {
  mkdirSync(MADE, { recursive: true });
  // Made aside and moved: another run may make the same now.
  const aside = mkdtempSync(path.join(MADE, "making-"));
  const packed = path.join(aside, "sources.tar");
  execFileSync("git", ["archive", "-o", packed, commit, ":!released"], { cwd: ROOT });
  execFileSync("tar", ["xf", packed, "-C", aside]);
  rmSync(packed);
  linkModules(aside, "node_modules");
  linkModules(aside, "apps/server/node_modules");
  const { status, stderr } = spawnSync(process.execPath, ["tools/build-server.ts"], {
    cwd: aside,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`the last release is not built: ${stderr}`);
  try {
    renameSync(aside, folder);
  } catch (error) {
    rmSync(aside, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
}

/** All packages but our own, which lie in its folder. */
function linkModules(aside: string, place: string): void {
  const from = path.join(ROOT, place);
  if (!existsSync(from)) return;
  mkdirSync(path.join(aside, place), { recursive: true });
  for (const name of readdirSync(from)) {
    if ([".cache", ".vite", "@damim"].includes(name)) continue;
    symlinkSync(path.join(from, name), path.join(aside, place, name));
  }
  if (place !== "node_modules") return;
  mkdirSync(path.join(aside, place, "@damim"));
  for (const name of ["domain", "sync"]) {
    symlinkSync(`../../packages/${name}`, path.join(aside, place, "@damim", name));
  }
}
