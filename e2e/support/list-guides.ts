import { globSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Guide } from "../../apps/web/src/kit/manifest/guide.ts";

/** The guides of all features, as their modules say them: a guide is data, and needs no browser to be read. */
export async function listGuides(): Promise<readonly Guide[]> {
  const root = path.resolve(import.meta.dirname, "../../apps/web/src");
  const files = await Promise.all(
    globSync("**/guides.ts", { cwd: root })
      .toSorted()
      .map((file) => import(pathToFileURL(path.join(root, file)).href)),
  );
  return files.flatMap((file: { readonly guides: readonly Guide[] }) => file.guides);
}
