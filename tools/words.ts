/** `npm run words`: see `makeWords`. */
import { makeWords } from "../apps/server/src/commands/make-words.ts";
import { runByNpm } from "./run-by-npm.ts";

await runByNpm(makeWords);
