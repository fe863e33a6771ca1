import { yearMutants, type YearMutant } from "../mutation/year-mutants.ts";
import { openWorkshop, type Outcome, type Workshop } from "../mutation/workshop.ts";
import type { DeepPart } from "./deep-part.ts";

/** Of 40 planted mistakes at least 38 have to be found. */
const FOUND_OF_40 = 38;
/**
 * A quarter of the 40 days, as many acts. Of this seed they have every fault: a restore in the afternoon, tabs killed on each
 * device, a clock that ran ahead where nobody could tell it, words gone with a sign-out, two tabs.
 */
const USUAL = "--teachers 1 --devices 3 --from 2026-03-02 --days 10 --pace 150 --seed 62094";

/** Plants mistakes in a copy of the project, one at a time, and lives 40 days on it. */
export const yearMutation: DeepPart = {
  name: "year-mutants",
  test: "planted mistakes that 40 lived days have to notice",
  inNpmTest: "each can still be planted",
  async run({ seed, count }) {
    const from = seed ?? 0;
    const mutants = yearMutants.slice(from, from + (count ?? yearMutants.length));
    const workshop = openWorkshop();
    try {
      await checkUnharmed(workshop, mutants);
      let found = 0;
      for (const [index, mutant] of mutants.entries()) {
        const { passed, output } = await workshop.plant(mutant, () => live(workshop, mutant));
        const [said] = passed ? [] : (/^(seed|Error|\w*Error:).*$/m.exec(output) ?? []);
        // A run that a busy machine ended has noticed nothing.
        const isFound = said !== undefined && !said.includes("did not start");
        if (isFound) found++;
        console.log(
          `${index + from} ${isFound ? said.slice(0, 160) : "SURVIVED"}: ${mutant.breaks}`,
        );
      }
      const result = `${found} found`;
      if (found * 40 < mutants.length * FOUND_OF_40) throw new Error(`only ${result}`);
      return { count: `${mutants.length} mistakes`, result };
    } finally {
      workshop.close();
    }
  },
};

/** On a busy machine a server may not start in time: what ends without a difference is lived once more. */
async function live(workshop: Workshop, { days = USUAL }: YearMutant): Promise<Outcome> {
  const run = () => workshop.run("tools/year.ts", [...days.split(" "), "--patience", "0"]);
  const first = await run();
  return first.passed || /^seed /m.test(first.output) ? first : run();
}

/** Days on which something is different anyway would find everything. */
async function checkUnharmed(workshop: Workshop, mutants: readonly YearMutant[]): Promise<void> {
  for (const mutant of new Map(mutants.map((each) => [each.days, each])).values()) {
    const { passed, output } = await live(workshop, mutant);
    if (!passed) throw new Error(`${output}\nsomething is different without any planted mistake`);
  }
}
