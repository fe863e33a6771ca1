// Plain JavaScript: the loader of TypeScript alone would take 25 MB of a server's memory.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

/** Where `tools/build-server.ts` puts the server, from the project's root. */
export const bundleFolder = "apps/server/dist";
/** Says of which sources the bundle was made. */
export const builtFrom = `${bundleFolder}/built-from`;
const sources = ["apps/server/src", "packages/domain/src", "packages/sync/src"];

/**
 * Whether the bundle is there and made of the sources as they are now. False after an update, or an edited line.
 *
 * @param {string} root the project's folder
 */
export function isBundleFresh(root) {
  const file = path.join(root, builtFrom);
  return existsSync(file) && readFileSync(file, "utf8") === readSourceState(root);
}

/**
 * Of all sources and of the packages that are installed: another text after each change.
 *
 * @param {string} root the project's folder
 */
export function readSourceState(root) {
  const hash = createHash("sha256");
  const files = sources.flatMap((folder) => listSources(root, folder));
  for (const file of [...files, "package-lock.json"].toSorted()) {
    const { size, mtimeMs } = statSync(path.join(root, file));
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest("hex");
}

/**
 * Without tests.
 *
 * @param {string} root the project's folder
 * @param {string} folder from there
 * @returns {string[]} from there, too
 */
export function listSources(root, folder) {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .map((file) => path.join(folder, file));
}
