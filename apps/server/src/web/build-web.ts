import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { WrongPlace } from "../base/wrong-place.ts";

/** Refuses a folder of pages that has none: every address would answer 404. */
export function requireWebRoot(webRoot: string): void {
  if (!existsSync(path.join(webRoot, "index.html"))) throw new WrongPlace("WEB_ROOT", webRoot);
}

/**
 * Builds the web app with Vite when it is not there yet: the first `npm start` of a fresh clone.
 * Rejects with a Korean sentence when the build fails.
 */
export async function buildWebIfMissing(options: {
  readonly webApp: string;
  readonly webRoot: string;
  readonly print: (line: string) => void;
}): Promise<void> {
  if (existsSync(path.join(options.webRoot, "index.html"))) return;
  options.print("화면을 처음 만들고 있어요. 1분쯤 걸려요.");
  const vite = createRequire(path.join(options.webApp, "package.json")).resolve(
    "vite/package.json",
  );
  const script = path.join(path.dirname(vite), "bin/vite.js");
  const build = spawn(process.execPath, [script, "build", options.webApp, "--logLevel", "warn"], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const code = await new Promise((resolve, reject) => {
    build.once("error", reject);
    build.once("exit", resolve);
  });
  if (code !== 0) {
    throw new Error("화면을 만들지 못했어요. 위의 메시지를 보고 npm run build로 다시 해 보세요.");
  }
}
