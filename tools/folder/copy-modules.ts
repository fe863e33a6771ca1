import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { OUTSIDE } from "../bundle-server.ts";
import { projectRoot } from "../run-step.ts";
import { findPackage } from "./find-package.ts";
import { listPlatformPackages, type Target } from "./targets.ts";

const manifestSchema = v.object({ dependencies: v.optional(v.record(v.string(), v.string())) });

/** Of these packages a server reads this alone; of the others all that is no document, type, test or source of a build. */
const ONLY: Readonly<Record<string, RegExp>> = {
  "tesseract.js": /^(src\/|package\.json$|LICENSE)/,
  // The core that Node 24 loads (`apps/server/src/ocr/open-reader.ts`): the one that reads today's models alone.
  "tesseract.js-core": /^(tesseract-core-relaxedsimd-lstm\.(js|wasm)$|package\.json$|LICENSE)/,
  "@tesseract.js-data/kor": /^(4\.0\.0_best_int\/|index\.js$|package\.json$|LICENSE)/,
  "@tesseract.js-data/eng": /^(4\.0\.0_best_int\/|index\.js$|package\.json$|LICENSE)/,
};
const LEFT_OUT =
  /(^|\/)(tests?|docs?|examples?|benchmarks?|coverage|\.github)\/|\.(md|map|ts|mts|cts|cc|h|gyp|tgz)$|(^|\/)(binding\.gyp|\.[\w-]+rc|\.travis\.yml)$/;

/** Copies what the bundle leaves outside, with all that it needs, as it lies in the project: `folder/node_modules`. */
export function copyModules(target: Target, folder: string): void {
  const modules = path.join(folder, "node_modules");
  for (const place of listNeeded()) {
    const name = place.split("node_modules/").at(-1) ?? "";
    copyPackage(path.join(projectRoot, place), path.join(folder, place), ONLY[name]);
  }
  for (const name of listPlatformPackages(target).pictures) {
    copyPackage(findPackage(name), path.join(modules, name));
  }
}

/** Places below the project's root, such as `node_modules/sharp`, of the packages and all that they depend on. */
function listNeeded(): readonly string[] {
  const found = new Set<string>();
  const look = (name: string, from: string): void => {
    const place = findPlace(name, from);
    if (found.has(place)) return;
    found.add(place);
    const text = readFileSync(path.join(projectRoot, place, "package.json"), "utf8");
    const { dependencies = {} } = v.parse(manifestSchema, JSON.parse(text));
    for (const needed of Object.keys(dependencies)) look(needed, place);
  };
  for (const name of OUTSIDE) look(name, "");
  return [...found].sort();
}

/** As Node looks: beside the one that asks, then in each folder above. */
function findPlace(name: string, from: string): string {
  const place = path.posix.join(from, "node_modules", name);
  if (existsSync(path.join(projectRoot, place, "package.json"))) return place;
  if (from === "") throw new Error(`${name} is not installed`);
  return findPlace(name, from.slice(0, Math.max(0, from.lastIndexOf("/node_modules/"))));
}

function copyPackage(from: string, to: string, only?: RegExp): void {
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(from, file).split(path.sep).join("/");
    if (!entry.isFile() || name.startsWith("node_modules/")) continue;
    const isWanted = only
      ? only.test(name)
      : !LEFT_OUT.test(name) || /(^|\/)LICEN[CS]E[^/]*$/i.test(name);
    if (!isWanted) continue;
    mkdirSync(path.dirname(path.join(to, name)), { recursive: true });
    copyFileSync(file, path.join(to, name));
  }
}
