/**
 * `npm run dev [-- --port 5173]`: the server and the web app with hot reload, in one terminal. The pages have `--port`,
 * the server has `PORT` (4000).
 */
import { spawn } from "node:child_process";
import path from "node:path";
import { parseArgs } from "node:util";
import { projectRoot } from "./run-step.ts";

const { port: webPort } = parseArgs({
  options: { port: { type: "string", default: "5173" } },
}).values;
const serverPort = process.env["PORT"] ?? "4000";
const children = [
  spawn(
    process.execPath,
    ["--watch", path.join(projectRoot, "apps/server/src/start/main.ts"), "--api-only"],
    {
      cwd: projectRoot,
      stdio: "inherit",
      env: {
        ...process.env,
        PORT: serverPort,
        // Pages come from Vite here: the server has to take writes from there.
        DAMIM_ORIGIN: `http://localhost:${webPort}`,
      },
    },
  ),
  spawn(
    process.execPath,
    [
      path.join(projectRoot, "node_modules/vite/bin/vite.js"),
      "apps/web",
      "--host",
      "localhost",
      "--port",
      webPort,
      "--strictPort",
    ],
    {
      cwd: projectRoot,
      stdio: "inherit",
      env: { ...process.env, DAMIM_DEV_SERVER: `http://127.0.0.1:${serverPort}` },
    },
  ),
];
const stop = (): void => {
  for (const child of children) child.kill("SIGTERM");
};
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, stop);
for (const child of children) {
  child.on("exit", (code) => {
    stop();
    process.exitCode ||= code ?? 0;
  });
}
