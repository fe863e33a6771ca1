// `npm start`: runs the server as one file, which is made anew when its sources are newer.
import { spawnSync } from "node:child_process";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { bundleFolder, isBundleFresh } from "./server-bundle.js";

const root = path.dirname(import.meta.dirname);
if (!isBundleFresh(root)) {
  // In a process of its own: what a bundler takes of memory the server does not keep.
  const builder = path.join(root, "tools/build-server.ts");
  const { status } = spawnSync(process.execPath, [builder], { stdio: "inherit" });
  if (status !== 0) {
    console.error("서버를 준비하지 못했어요. 위의 메시지를 보고 npm ci를 다시 해 주세요.");
    process.exit(1);
  }
}
await import(pathToFileURL(path.join(root, bundleFolder, "main.js")).href);
