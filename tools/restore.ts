/** `npm run restore`: see `restore`. */
import { restore } from "../apps/server/src/commands/restore.ts";
import { runByNpm } from "./run-by-npm.ts";

await runByNpm(restore);
