import { runClocks } from "../../packages/sync/src/testing/clock-run.ts";
import { type DeepPart, listSeeds, toCount } from "./deep-part.ts";

const RUNS = 500;

/** Clocks that are wrong and jump, the server's too. `--seed 7` replays one run. */
export const clocks: DeepPart = {
  name: "clocks",
  test: "clocks −10…+10 years wrong, jumping; the server's stepping",
  inNpmTest: "50 runs",
  async run(options) {
    const seeds = listSeeds(options.count ?? RUNS, options);
    let [writes, jumps, answers] = [0, 0, 0];
    for (const seed of seeds) {
      const report = await runClocks({ seed });
      writes += report.writes;
      jumps += report.jumps + report.steps;
      answers += report.answers;
    }
    const result = `0 of ${toCount(writes)} writes lost, ${toCount(answers)} edits of what was seen won, ${toCount(jumps)} jumps`;
    return { count: `${toCount(seeds.length)} runs`, result };
  },
};
