import { allMutants } from "../mutation/all-mutants.ts";
import type { Mutant } from "../mutation/mutant.ts";
import { openWorkshop, type Workshop } from "../mutation/workshop.ts";
import type { DeepPart } from "./deep-part.ts";

/** Of 60 planted mistakes at least 57 have to be found. */
const FOUND_OF_60 = 57;

const RUNS = "packages/sync/src/testing";
const SLOW = [`${RUNS}/fuzz.deep.test.ts`, `${RUNS}/wire-fuzz.test.ts`];
/** Whoever survives the tests beside the code meets the runs, and then the fuzz. */
const STAGES: readonly (readonly string[])[] = [
  ["--project", "unit", "packages/sync", "--exclude", `${RUNS}/**`],
  ["--project", "unit", RUNS, ...SLOW.flatMap((file) => ["--exclude", file])],
  ["--project", "unit", "--project", "unit-deep", ...SLOW],
];
const ROUTES = ["--project", "server", "--project", "server-deep"];
const ROUTE_STAGES: readonly (readonly string[])[] = [
  [...ROUTES, "sync/change-groups", "sync/kysely-sync-database"],
  [...ROUTES, "sync/sync-routes", "live/live-routes", "bus/news-reader"],
  [...ROUTES, "apps/server/src/live/bus", "apps/server/src/history"],
];

/** Plants mistakes in a copy of the project, one at a time, and sees whether the tests notice. */
export const mutation: DeepPart = {
  name: "mutation",
  test: "planted mistakes in the sync core and in rules behind links, seals and locks",
  inNpmTest: "each can still be planted",
  async run({ seed, count }) {
    const mutants = allMutants.slice(seed ?? 0, (seed ?? 0) + (count ?? allMutants.length));
    const workshop = openWorkshop();
    try {
      await checkUnharmed(workshop);
      const survivors: Mutant[] = [];
      for (const [index, mutant] of mutants.entries()) {
        const finder = await workshop.plant(mutant, () => findFinder(workshop, mutant));
        console.log(`${index + (seed ?? 0)} ${finder ?? "SURVIVED"}: ${mutant.breaks}`);
        if (finder === undefined) survivors.push(mutant);
      }
      const found = mutants.length - survivors.length;
      const result = `${found} found`;
      if (found * 60 < mutants.length * FOUND_OF_60) throw new Error(`only ${result}`);
      return { count: `${mutants.length} mistakes`, result };
    } finally {
      workshop.close();
    }
  },
};

/** A copy in which tests fail anyway would find everything. */
async function checkUnharmed(workshop: Workshop): Promise<void> {
  const near = new Map(allMutants.flatMap(({ near: of }) => (of ? [[of.join(" "), of]] : [])));
  for (const stage of [...STAGES, ...ROUTE_STAGES, ...near.values()]) {
    const { passed, output } = await workshop.test(stage);
    if (!passed) throw new Error(`${output}\nthese tests fail without any planted mistake`);
  }
}

/** The first test that fails, or undefined. */
async function findFinder(workshop: Workshop, { file, near }: Mutant): Promise<string | undefined> {
  const ofCore = file.startsWith("apps/server/") ? ROUTE_STAGES : STAGES;
  const stages = near ? [near] : ofCore;
  for (const stage of stages) {
    const { passed, output } = await workshop.test(stage);
    if (!passed) return /FAIL +(.+)/.exec(output)?.[1]?.trim() ?? "did not end";
  }
  return undefined;
}
