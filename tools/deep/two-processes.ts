import { type DeepPart, toCount } from "./deep-part.ts";
import { runTestFile } from "./vitest-part.ts";

const SCHEDULES = 500;

/** Two real server processes whose listening connections are cut. `--seed 7` begins with that schedule. */
export const twoProcesses: DeepPart = {
  name: "two-processes",
  test: "two server processes on one PostgreSQL, listener cut, no sequence passed over",
  inNpmTest: "8 schedules",
  async run({ seed, count = SCHEDULES }) {
    const file = "apps/server/src/live/bus/two-process-schedules.test.ts";
    const { pushes = 0, cuts = 0, frames = 0 } = await runTestFile(file, { seed, count });
    const result = `0 changes missed, ${toCount(pushes)} pushes, ${toCount(cuts)} cuts, ${toCount(frames)} frames`;
    return { count: `${toCount(count)} schedules`, result };
  },
};
