import { runTabs } from "../../packages/sync/src/testing/tab-run.ts";
import { type DeepPart, listSeeds, toCount } from "./deep-part.ts";

const SCHEDULES = 1_000;

/** Tabs that are killed, freeze, and lose their database to a newer page. `--seed 7` replays one. */
export const tabs: DeepPart = {
  name: "tabs",
  test: "2–10 tabs, leader killed, database upgraded under old tabs",
  inNpmTest: "60 schedules",
  async run(options) {
    const seeds = listSeeds(options.count ?? SCHEDULES, options);
    let [writes, leadersKilled, upgrades] = [0, 0, 0];
    for (const seed of seeds) {
      const report = await runTabs({ seed });
      writes += report.writes;
      leadersKilled += report.leadersKilled;
      upgrades += report.upgrades;
    }
    const result = `0 of ${toCount(writes)} writes lost, ${toCount(leadersKilled)} leaders killed, ${upgrades} upgrades`;
    return { count: `${toCount(seeds.length)} schedules`, result };
  },
};
