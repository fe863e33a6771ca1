/** `npm run backup`: see `backUp`. */
import { backUp } from "../apps/server/src/commands/back-up.ts";
import { runByNpm } from "./run-by-npm.ts";

await runByNpm(backUp);
