import { type DeepPart, toCount } from "./deep-part.ts";
import { runTestFile } from "./vitest-part.ts";

const REQUESTS = 200_000;

/** Requests from the schemas of all routes, as anonymous, teacher and other teacher. `--seed 7` replays. */
export const api: DeepPart = {
  name: "api",
  test: "generated requests to every route as {anonymous, teacher, other teacher}",
  inNpmTest: "–",
  async run({ seed, count = REQUESTS }) {
    const file = "apps/server/src/api-fuzz.deep.test.ts";
    const { rows = 0, slowestMs = 0 } = await runTestFile(file, {
      seed,
      count,
      project: "server-deep",
    });
    const result = `0 × 5xx, 0 hangs, 0 foreign words; ${toCount(rows)} rows, slowest ${Math.ceil(slowestMs)} ms`;
    return { count: `${toCount(count)} requests`, result };
  },
};
