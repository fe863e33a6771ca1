import { yearMutants, type YearMutant } from "../mutation/year-mutants.ts";
import { openWorkshop, type Workshop } from "../mutation/workshop.ts";
import type { DeepPart } from "./deep-part.ts";

/** Of 40 planted mistakes at least 38 have to be found. */
const FOUND_OF_40 = 38;
/** On the tenth day of this seed the server is restored from a backup. */
const USUAL = "--teachers 3 --devices 3 --from 2026-03-02 --days 40 --seed 58";

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
        if (!passed) found++;
        const [first] = /^(seed|Error|\w*Error:).*$/m.exec(output) ?? ["did not end"];
        console.log(
          `${index + from} ${passed ? "SURVIVED" : first.slice(0, 160)}: ${mutant.breaks}`,
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

const live = (workshop: Workshop, { days = USUAL }: YearMutant) =>
  workshop.run("tools/year.ts", [...days.split(" "), "--patience", "0"]);

/** Days on which something is different anyway would find everything. */
async function checkUnharmed(workshop: Workshop, mutants: readonly YearMutant[]): Promise<void> {
  for (const mutant of new Map(mutants.map((each) => [each.days, each])).values()) {
    const { passed, output } = await live(workshop, mutant);
    if (!passed) throw new Error(`${output}\nsomething is different without any planted mistake`);
  }
}
