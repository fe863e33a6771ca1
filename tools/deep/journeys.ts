import { globSync } from "node:fs";
import { projectRoot } from "../run-step.ts";
import { type DeepPart, toCount } from "./deep-part.ts";
import { runE2e } from "./e2e-part.ts";

/** Every journey of `e2e/deep`, once: faults, kills, other versions, and all screens. */
export const journeys: DeepPart = {
  name: "journeys",
  test: "journeys through faults, kills, other versions, locks and all screens (`e2e/deep`)",
  inNpmTest: "–",
  async run({ count = 1 }) {
    await runE2e("journeys", { files: ["e2e/deep/"], runs: count });
    const files = globSync("e2e/deep/*.spec.ts", { cwd: projectRoot }).length;
    return { count: `${toCount(count)} × ${files} files`, result: "0 failed" };
  },
};
