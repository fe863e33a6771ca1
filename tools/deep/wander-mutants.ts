import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { wanderMutants } from "../mutation/wander-mutants.ts";
import { openWorkshop, type Outcome, type Workshop } from "../mutation/workshop.ts";
import type { DeepPart } from "./deep-part.ts";

/** Of 18 planted mistakes at least 15 have to be found. */
const FOUND_OF_18 = 15;
/** As many as go into three quarters of a minute at rest: what is found depends on no clock. */
const USUAL = ["--seed", "1", "--walks", "5", "--presses", "12", "--enough", "1"];

/** Plants mistakes in a copy of the project, one at a time, builds it and wanders where they are. */
export const wanderMutation: DeepPart = {
  name: "wander-mutants",
  test: "planted mistakes that wandering has to notice",
  inNpmTest: "each can still be planted",
  async run({ seed, count }) {
    const from = seed ?? 0;
    const mutants = wanderMutants.slice(from, from + (count ?? wanderMutants.length));
    const workshop = openWorkshop();
    const folder = mkdtempSync(path.join(os.tmpdir(), "damim-wander-"));
    const wander = (places: string, names = ""): Promise<Outcome> => {
      const aim = ["--places", places, ...(names ? ["--names", names] : [])];
      return buildAndWander(workshop, [...USUAL, ...aim, "--class", path.join(folder, "it")]);
    };
    try {
      // What is found anyway is no sign of a mistake.
      const unharmed = await wander(mutants.map(({ places }) => places).join("|"));
      const known = new Set(unharmed.output.split("\n"));
      let found = 0;
      for (const [index, mutant] of mutants.entries()) {
        const { output } = await workshop.plant(mutant, () => wander(mutant.places, mutant.names));
        const lines = output.split("\n").filter((line) => !known.has(line));
        const isFound = lines.some((line) => line.startsWith(mutant.found));
        if (isFound) found++;
        const said = isFound ? mutant.found : `SURVIVED (${output.trim().slice(-300)})`;
        console.log(`${index + from} ${said}: ${mutant.breaks}`);
      }
      const result = `${found} found`;
      if (found * 18 < mutants.length * FOUND_OF_18) throw new Error(`only ${result}`);
      return { count: `${mutants.length} mistakes`, result };
    } finally {
      workshop.close();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

/** As a teacher gets it: no plugin of a development server stands between. */
async function buildAndWander(workshop: Workshop, args: readonly string[]): Promise<Outcome> {
  const build = ["build", "apps/web", "--logLevel", "warn"];
  const built = await workshop.run("node_modules/vite/bin/vite.js", build);
  return built.passed ? workshop.run("tools/wander.ts", args) : built;
}
