/**
 * Makes one file of the server, and of each thread that it starts: `apps/server/dist`, when the sources are newer.
 * `npm start` and the tests do so by themselves. Node looks for 1,300 modules in a second of CPU, and keeps 190 MB;
 * bundled, the same server listens after 0.4 s, in 110 MB (decision 0032).
 */
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { type Plugin, rolldown } from "rolldown";
import {
  builtFrom,
  bundleFolder,
  isBundleFresh,
  listSources,
  readSourceState,
} from "../bin/server-bundle.js";
import { projectRoot } from "./run-step.ts";

/** They look for files beside their own: a bundle would take them away from those. */
const OUTSIDE = [/^sharp$/, /^tesseract\.js$/, /^@tesseract\.js-data\//, /^pg-native$/];
/** A server that runs since then may still want a part that it has not read. */
const KEEP_PARTS_MS = 7 * 24 * 60 * 60 * 1_000;

const folder = path.join(projectRoot, bundleFolder);
if (!isBundleFresh(projectRoot)) await buildServer();

async function buildServer(): Promise<void> {
  const state = readSourceState(projectRoot);
  mkdirSync(folder, { recursive: true });
  const workers = listSources(projectRoot, "apps/server/src").filter((file) =>
    file.endsWith("-worker.ts"),
  );
  const build = await rolldown({
    cwd: projectRoot,
    input: ["apps/server/src/start/main.ts", ...workers],
    platform: "node",
    external: OUTSIDE,
    plugins: [threadsStandBeside()],
    onLog(level, log, print) {
      // Otherwise it would only be missed when the server starts.
      if (log.code === "UNRESOLVED_IMPORT") throw new Error(log.message);
      print(level, log);
    },
  });
  // Made aside and moved: another run may make the same now, and a server may be starting from it.
  const aside = mkdtempSync(path.join(folder, "making-"));
  const { output } = await build.write({ dir: aside, format: "esm" });
  await build.close();
  // The entries name the parts: they come last.
  const parts = output.toSorted((a, b) => Number(isEntry(a)) - Number(isEntry(b)));
  for (const { fileName } of parts) {
    renameSync(path.join(aside, fileName), path.join(folder, fileName));
  }
  rmSync(aside, { recursive: true });
  writeFileSync(path.join(projectRoot, builtFrom), state);
  removeOldParts(new Set(["built-from", ...parts.map(({ fileName }) => fileName)]));
}

/** A thread is started by the address of its file, which stands beside the server's once both are bundled. */
function threadsStandBeside(): Plugin {
  return {
    name: "threads-stand-beside",
    transform: (code) =>
      code.replaceAll(
        /new URL\("\.\/([\w-]+-worker)\.ts", import\.meta\.url\)/g,
        'new URL("./$1.js", import.meta.url)',
      ),
  };
}

function isEntry(part: { readonly type: string; readonly isEntry?: boolean }): boolean {
  return part.isEntry === true;
}

function removeOldParts(wanted: ReadonlySet<string>): void {
  const oldest = Date.now() - KEEP_PARTS_MS;
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    if (!wanted.has(name) && statSync(file).mtimeMs < oldest) rmSync(file, { recursive: true });
  }
}
