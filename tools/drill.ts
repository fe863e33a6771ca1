/** `npm run drill`: see `drill`. */
import { drill } from "../apps/server/src/commands/drill.ts";
import { runByNpm } from "./run-by-npm.ts";

await runByNpm(drill);
