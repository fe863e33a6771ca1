import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { projectRoot } from "../run-step.ts";
import type { DeepPart } from "./deep-part.ts";
import { runE2e } from "./e2e-part.ts";

/** Where axe looks: the list of all screens, and journeys at moments that the list does not reach. */
const files = globSync(["e2e/*.spec.ts", "e2e/deep/*.spec.ts"], { cwd: projectRoot }).filter(
  (file) => /\b(look|findViolations)\(/.test(readFileSync(path.join(projectRoot, file), "utf8")),
);

/** Every screen and dialog on a desktop and on a phone, each in light and in dark. */
export const axe: DeepPart = {
  name: "axe",
  test: "axe on every screen and dialog, on a desktop and on a phone, in light and in dark",
  inNpmTest: "each page once, in light",
  async run() {
    await runE2e("axe", { files, runs: 1, perRun: 1 });
    return { count: "all pairs", result: "0 violations" };
  },
};
