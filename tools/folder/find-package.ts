import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { projectRoot } from "../run-step.ts";

/** What npm took for another system: once a version. */
const CACHE = path.join(projectRoot, "node_modules/.cache/folder-packages");

const lockSchema = v.object({
  packages: v.record(
    v.string(),
    v.object({ version: v.optional(v.string()), integrity: v.optional(v.string()) }),
  ),
});

/** A package could not be brought: no network, or not what the lock says. */
export class PackageMissing extends Error {}

/**
 * The folder of a package of any system, in the version of the lock: the one that is installed, else brought by npm and
 * compared with the lock's hash. Throws `PackageMissing`.
 */
export function findPackage(name: string): string {
  const installed = path.join(projectRoot, "node_modules", name);
  if (existsSync(path.join(installed, "package.json"))) return installed;
  const { version, integrity = "" } = readLock(name);
  const place = path.join(CACHE, `${name.replace("/", "+")}-${version}`);
  if (existsSync(path.join(place, "package.json"))) return place;
  const draft = `${place}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  try {
    run("npm", ["pack", `${name}@${version}`, "--pack-destination", draft, "--silent"]);
    const packed = readdirSync(draft).find((file) => file.endsWith(".tgz")) ?? "";
    const file = path.join(draft, packed);
    const hash = createHash("sha512").update(readFileSync(file)).digest("base64");
    if (integrity !== `sha512-${hash}`)
      throw new PackageMissing(`${name}@${version}: ${integrity}`);
    run("tar", ["-xzf", file, "-C", draft]);
    rmSync(place, { recursive: true, force: true });
    renameSync(path.join(draft, "package"), place);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return place;
}

function readLock(name: string): { readonly version: string; readonly integrity?: string } {
  const text = readFileSync(path.join(projectRoot, "package-lock.json"), "utf8");
  const found = v.parse(lockSchema, JSON.parse(text)).packages[`node_modules/${name}`];
  if (!found?.version) throw new PackageMissing(`${name}: not in the lock`);
  const { version, integrity } = found;
  return { version, ...(integrity ? { integrity } : {}) };
}

function run(program: string, args: readonly string[]): void {
  const { status, stderr } = spawnSync(program, args, {
    cwd: projectRoot,
    encoding: "utf8",
    shell: process.platform === "win32",
  });
  if (status !== 0) throw new PackageMissing(stderr.trim().split("\n").at(-1));
}
