import { type DeepPart, toCount } from "./deep-part.ts";
import { runE2e } from "./e2e-part.ts";

const RUNS = 20;
const KILLS_PER_RUN = 15;
/** Between push and answer, and in a pull. */
const MOMENTS = 2;

/** The page that dies in the middle of a round, over and over. */
export const roundKills: DeepPart = {
  name: "round-kills",
  test: "`kill -9` of a page between push and answer, and in a pull",
  inNpmTest: "–",
  async run({ count = RUNS }) {
    const file = "e2e/deep/killed-in-rounds.spec.ts";
    await runE2e("round-kills", { files: [file], runs: count, perRun: KILLS_PER_RUN });
    return { count: `${MOMENTS} × ${toCount(count * KILLS_PER_RUN)} kills`, result: "0 lost" };
  },
};
