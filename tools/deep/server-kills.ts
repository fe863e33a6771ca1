import { runStep } from "../run-step.ts";
import { type DeepPart, toCount } from "./deep-part.ts";

const RUNS = 20;
const KILLS_PER_RUN = 50;

/** The server's `kill -9` test over and over. */
export const serverKills: DeepPart = {
  name: "server-kills",
  test: "`kill -9` of the whole server in the middle of pushes",
  inNpmTest: "50 kills",
  async run({ count = RUNS }) {
    const test = ["apps/server/src/main.test.ts", "-t", "in the middle of pushes"];
    const args = ["vitest", "run", "--project", "server", ...test];
    for (let run = 1; run <= count; run++) {
      const { passed } = await runStep({ name: `server-kills ${run}/${count}`, args });
      if (!passed) throw new Error("the killed server failed");
    }
    return { count: `${toCount(count * KILLS_PER_RUN)} kills`, result: "0 lost" };
  },
};
