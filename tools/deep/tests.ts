import { globSync } from "node:fs";
import { projectRoot, runStep } from "../run-step.ts";
import type { DeepPart } from "./deep-part.ts";

/** Every `….deep.test.ts`, once: what faults, hostile input and other versions do to the rules and to the server. */
export const tests: DeepPart = {
  name: "tests",
  test: "tests of faults, hostile input and other versions (`….deep.test.ts`)",
  inNpmTest: "–",
  async run() {
    const args = ["vitest", "run", "--project", "unit-deep", "--project", "server-deep"];
    const { passed } = await runStep({ name: "deep tests", args });
    if (!passed) throw new Error("a deep test failed");
    const files = globSync("{apps,packages}/*/src/**/*.deep.test.ts", { cwd: projectRoot });
    return { count: `${files.length} files`, result: "0 failed" };
  },
};
