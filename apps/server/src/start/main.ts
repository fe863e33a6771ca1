import path from "node:path";
import { setFlagsFromString } from "node:v8";
import { terminal } from "./terminal.ts";
import { callByNpm } from "./call-name.ts";
import { runServer } from "./run-server.ts";

const webApp = path.resolve(import.meta.dirname, "../../web");

// V8 would let what is not used any more grow to several times of what is before it looks, and gives nothing back. Set
// here, for an option that another V8 does not know would keep the server from starting.
setFlagsFromString("--heap-growing-percent=50");

const run = runServer({
  webApp,
  webRoot: path.join(webApp, "dist"),
  isApiOnly: process.argv.includes("--api-only"),
});
process.exit(await run({ args: [], env: process.env, call: callByNpm, ...terminal }));
