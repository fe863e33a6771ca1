import { type DeepPart, toCount } from "./deep-part.ts";
import { runE2e } from "./e2e-part.ts";

const RUNS = 10;
const KILLS_PER_RUN = 30;

/** The killed browser's journey over and over. */
export const rendererKills: DeepPart = {
  name: "renderer-kills",
  test: "`kill -9` of renderer and browser right after a mark",
  inNpmTest: "–",
  async run({ count = RUNS }) {
    const file = "e2e/deep/renderer-killed.spec.ts";
    await runE2e("renderer-kills", { files: [file], runs: count, perRun: KILLS_PER_RUN });
    return { count: `${toCount(count * KILLS_PER_RUN)} kills`, result: "0 lost" };
  },
};
