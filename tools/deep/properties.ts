import { globSync, readFileSync } from "node:fs";
import { projectRoot, runStep } from "../run-step.ts";
import { listSeeds, toCount, type DeepPart } from "./deep-part.ts";

const SEEDS = 100;

/** Every file of properties, each time with other dice than `npm test` throws. */
export const properties: DeepPart = {
  name: "properties",
  test: "properties of the rules and of the sync core",
  inNpmTest: "1 seed",
  async run(options) {
    const files = listFiles();
    const seeds = listSeeds(options.count ?? SEEDS, options);
    for (const seed of seeds) {
      const args = ["vitest", "run", "--project", "unit", "--reporter=dot", ...files];
      const { passed } = await runStep({
        name: `properties --seed ${seed}`,
        args,
        env: { DICE: String(seed) },
      });
      if (!passed) throw new Error(`a property fails with --seed ${seed}`);
    }
    const count = `${toCount(seeds.length)} seeds × ${files.length} files`;
    return { count, result: "0 properties broken" };
  },
};

function listFiles(): readonly string[] {
  return globSync(["packages/*/src/**/*.test.ts", "apps/web/src/**/*.test.ts"], {
    cwd: projectRoot,
  }).filter((file) => readFileSync(`${projectRoot}/${file}`, "utf8").includes("fast-check"));
}
