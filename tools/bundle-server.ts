import path from "node:path";
import { type Plugin, rolldown } from "rolldown";
import { listSources } from "../bin/server-bundle.js";
import { projectRoot } from "./run-step.ts";

/** They look for files beside their own: a bundle would take them away from those. */
export const OUTSIDE = [
  "sharp",
  "tesseract.js",
  "@tesseract.js-data/kor",
  "@tesseract.js-data/eng",
] as const;

/**
 * Makes one file of a program of the server's, and of each thread that it starts, in a folder that is empty. Answers
 * their names, what is called by name last.
 */
export async function bundleServer(
  entry: { readonly name: string; readonly source: string },
  folder: string,
): Promise<readonly string[]> {
  const workers = listSources(projectRoot, "apps/server/src").filter((file) =>
    file.endsWith("-worker.ts"),
  );
  const build = await rolldown({
    cwd: projectRoot,
    input: {
      [entry.name]: entry.source,
      ...Object.fromEntries(workers.map((file) => [path.basename(file, ".ts"), file])),
    },
    platform: "node",
    external: [...OUTSIDE.map((name) => new RegExp(`^${RegExp.escape(name)}(/|$)`)), /^pg-native$/],
    plugins: [threadsStandBeside()],
    onLog(level, log, print) {
      // Otherwise it would only be missed when the server starts.
      if (log.code === "UNRESOLVED_IMPORT") throw new Error(log.message);
      print(level, log);
    },
  });
  const { output } = await build.write({ dir: folder, format: "esm" });
  await build.close();
  return output
    .toSorted((a, b) => Number(isEntry(a)) - Number(isEntry(b)))
    .map(({ fileName }) => fileName);
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
