import type { DeepPart } from "./deep-part.ts";
import { runE2e } from "./e2e-part.ts";

/** Where axe looks: the list of all screens, and journeys at moments that the list does not reach. */
const files = [
  "deep/accessibility",
  "deep/lock",
  "deep/report-trouble",
  "deep/signed-out-from-afar",
  "deep/start-offline",
  "deep/storage-trouble",
  "deep/versions",
  "export-and-import",
  "history-and-trash",
  "pad-lesson",
  "palette-and-capture",
].map((name) => `e2e/${name}.spec.ts`);

/** Every screen and dialog on a desktop and on a phone, each in light and in dark. */
export const axe: DeepPart = {
  name: "axe",
  test: "axe on every screen and dialog, on a desktop and on a phone, in light and in dark",
  inNpmTest: "the main pages, in light",
  async run() {
    await runE2e("axe", { files, runs: 1, perRun: 1 });
    return { count: "all pairs", result: "0 violations" };
  },
};
