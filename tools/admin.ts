/** `npm run admin`: see `makeAdmin`. */
import { makeAdmin } from "../apps/server/src/commands/make-admin.ts";
import { runByNpm } from "./run-by-npm.ts";

await runByNpm(makeAdmin);
