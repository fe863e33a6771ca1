import type { DeepPart } from "./deep-part.ts";
import { runE2e } from "./e2e-part.ts";

/** Every screen and dialog on a desktop and on a phone, each in light and in dark. */
export const axe: DeepPart = {
  name: "axe",
  test: "axe on every screen and dialog, on a desktop and on a phone, in light and in dark",
  inNpmTest: "each in each theme, each on each device",
  async run() {
    await runE2e("axe", { file: "e2e/accessibility.spec.ts", runs: 1, perRun: 1 });
    return { count: "all pairs", result: "0 violations" };
  },
};
