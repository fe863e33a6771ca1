import { runWireFuzz } from "../../packages/sync/src/testing/wire-fuzz.ts";
import { type DeepPart, listSeeds, toCount } from "./deep-part.ts";

const SEEDS = 100;
const INPUTS_PER_SEED = 10_000;

/** Damaged requests, replies and live frames. `--seed 7` replays one seed, `--count` sizes it. */
export const wire: DeepPart = {
  name: "wire",
  test: "wire decoder: damaged requests, replies, live frames",
  inNpmTest: "20,000 inputs",
  async run(options) {
    const inputs = options.count ?? INPUTS_PER_SEED;
    let [done, taken, slowestMs] = [0, 0, 0];
    for (const seed of listSeeds(SEEDS, options)) {
      const report = await runWireFuzz({ seed, inputs, stopwatch: () => performance.now() });
      done += report.inputs;
      taken += report.taken;
      slowestMs = Math.max(slowestMs, report.slowestMs);
    }
    const result = `0 uncaught errors, ${toCount(taken)} acted on, slowest ${Math.ceil(slowestMs)} ms`;
    return { count: `${toCount(done)} inputs`, result };
  },
};
