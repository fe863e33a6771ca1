import { type DeepPart, toCount } from "./deep-part.ts";
import { runTestFile } from "./vitest-part.ts";

const RUNS = 1_200;
const FAULTS_PER_RUN = 11;

/** Everything that HTTP does to a round. `--seed 7` begins with that run. */
export const http: DeepPart = {
  name: "http",
  test: "HTTP faults: lost, lost after commit, doubled, reordered, cut, slow, 429/500/502/503, wrong type",
  inNpmTest: "660 faults",
  async run({ seed, count = RUNS }) {
    const file = "apps/web/src/data/server/http-faults.test.ts";
    await runTestFile(file, { seed, count, project: "unit" });
    const faults = toCount(count * FAULTS_PER_RUN);
    return { count: `${faults} faults`, result: "every write once, 0 lost" };
  },
};
