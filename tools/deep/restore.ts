import { runRestore } from "../../packages/sync/src/testing/restore-run.ts";
import { type DeepPart, listSeeds, toCount } from "./deep-part.ts";

const RUNS = 200;

/** Backup in the middle of writing, restore, and the devices come back. `--seed 7` replays one run. */
export const restore: DeepPart = {
  name: "restore",
  test: "restore from a backup, devices ahead of the server",
  inNpmTest: "20 runs",
  async run(options) {
    const seeds = listSeeds(options.count ?? RUNS, options);
    let [atRisk, toldAgain] = [0, 0];
    for (const seed of seeds) {
      const report = await runRestore({ seed });
      atRisk += report.atRisk;
      toldAgain += report.toldAgain;
    }
    const result = `0 of ${toCount(atRisk)} values lost, ${toCount(toldAgain)} ops told again`;
    return { count: `${toCount(seeds.length)} runs`, result };
  },
};
