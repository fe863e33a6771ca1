import { readFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { projectRoot } from "../../tools/run-step.ts";

const manifestSchema = v.record(
  v.string(),
  v.object({
    file: v.string(),
    imports: v.optional(v.array(v.string()), []),
  }),
);

/** Files of the main screen, with all its dialogs and menus, from the build's manifest. */
export function listMainScreenChunks(): ReadonlySet<string> {
  const file = path.join(projectRoot, "apps/web/dist/.vite/manifest.json");
  const manifest = v.parse(manifestSchema, JSON.parse(readFileSync(file, "utf8")));
  const files = new Set<string>();
  const collect = (keys: readonly string[]): void => {
    for (const key of keys) {
      const chunk = manifest[key];
      if (!chunk || files.has(chunk.file)) continue;
      files.add(chunk.file);
      collect(chunk.imports);
    }
  };
  collect(Object.keys(manifest).filter(isOfMainScreen));
  return files;
}

/** Another page, what only trouble or a newer build opens, and what keys open (빠른 이동, the lock): fetched later, for itself. */
const ELSEWHERE: ReadonlySet<string> = new Set(
  [
    "trash/trash-page",
    "start/revoked-view",
    "shell/new-version",
    "recovery/recovery-view",
    "unsent/refused-list",
    "shell/sign-in-again-dialog",
    "lock/lock-part",
    "quick/quick-overlays",
  ]
    .map((name) => `src/app/${name}.tsx`)
    .concat("src/app/base/watch-trouble.ts"),
);

function isOfMainScreen(key: string): boolean {
  if (ELSEWHERE.has(key)) return false;
  return key === "index.html" || /^src\/app\/|\/mark-dialog\.tsx$/.test(key);
}
