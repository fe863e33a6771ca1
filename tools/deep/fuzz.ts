import { runFuzz } from "../../packages/sync/src/testing/fuzz.ts";
import { type DeepPart, listSeeds, toCount } from "./deep-part.ts";

const SEEDS = 40;
const OPS_PER_SEED = 50_000;
const DEVICES = 8;

/** Eight devices on a bad network. `--seed 7` replays one seed, `--count` sizes it. */
export const fuzz: DeepPart = {
  name: "fuzz",
  test: "convergence of 8 devices: partitions, delays, crashes, failing disks",
  inNpmTest: "10,000 ops",
  async run(options) {
    const ops = options.count ?? OPS_PER_SEED;
    let done = 0;
    for (const seed of listSeeds(SEEDS, options)) {
      const startedAt = performance.now();
      const report = await runFuzz({ seed, devices: DEVICES, ops });
      done += report.ops;
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
      const { accepted, refused, reloads, purges, diskFailures, lost, answersLost } = report;
      console.log(
        `seed ${seed}: ${report.ops} ops in ${seconds} s · ${accepted} accepted, ${refused} refused · ` +
          `${reloads} reloads, ${purges} purges, ${diskFailures} disk failures, ${lost + answersLost} messages lost`,
      );
    }
    return { count: `${toCount(done)} ops`, result: "0 divergences, 0 lost" };
  },
};
