// Plain JavaScript for any Node from 18 on.
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Says of which lock the modules are: the two long lists are compared once after each change. */
const stamp = "node_modules/.damim-lock";

/**
 * What has to be told of the packages before anything runs: undefined where all that the lock names are there in its
 * versions. What is optional (Node and PostgreSQL for other systems) may be missing.
 *
 * @param {string} root the project's folder
 * @returns {"missing" | "older" | undefined}
 */
export function findStaleModules(root) {
  const text = readFileSync(path.join(root, "package-lock.json"), "utf8");
  const hash = createHash("sha256").update(text).digest("hex");
  const stampFile = path.join(root, stamp);
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === hash) return undefined;
  const installedFile = path.join(root, "node_modules/.package-lock.json");
  if (!existsSync(installedFile)) return "missing";
  const installed = JSON.parse(readFileSync(installedFile, "utf8")).packages;
  for (const [name, wanted] of Object.entries(JSON.parse(text).packages)) {
    if (!name.includes("node_modules/")) continue;
    const found = installed[name];
    const isOptional = wanted.optional || wanted.devOptional;
    if (found ? found.version !== wanted.version : !isOptional) return "older";
  }
  writeFileSync(stampFile, hash);
  return undefined;
}
