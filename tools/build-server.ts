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
import { builtFrom, bundleFolder, isBundleFresh, readSourceState } from "../bin/server-bundle.js";
import { bundleServer } from "./bundle-server.ts";
import { projectRoot } from "./run-step.ts";

/** A server that runs since then may still want a part that it has not read. */
const KEEP_PARTS_MS = 7 * 24 * 60 * 60 * 1_000;

const folder = path.join(projectRoot, bundleFolder);
if (!isBundleFresh(projectRoot)) await buildServer();

async function buildServer(): Promise<void> {
  const state = readSourceState(projectRoot);
  mkdirSync(folder, { recursive: true });
  // Made aside and moved: another run may make the same now, and a server may be starting from it.
  const aside = mkdtempSync(path.join(folder, "making-"));
  const entry = { name: "main", source: "apps/server/src/start/main.ts" };
  // The entries name the parts: they come last.
  const parts = await bundleServer(entry, aside);
  for (const name of parts) renameSync(path.join(aside, name), path.join(folder, name));
  rmSync(aside, { recursive: true });
  writeFileSync(path.join(projectRoot, builtFrom), state);
  removeOldParts(new Set(["built-from", ...parts]));
}

function removeOldParts(wanted: ReadonlySet<string>): void {
  const oldest = Date.now() - KEEP_PARTS_MS;
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    if (!wanted.has(name) && statSync(file).mtimeMs < oldest) rmSync(file, { recursive: true });
  }
}
