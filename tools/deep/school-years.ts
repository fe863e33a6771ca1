import { compareSchoolYears } from "../../packages/domain/src/attendance-year/compare-school-years.ts";
import { listSeeds, toCount, type DeepPart } from "./deep-part.ts";

const YEARS = 10_000;

/** The counting of a school year against a second, deliberately simple one. */
export const schoolYears: DeepPart = {
  name: "school-years",
  test: "generated school years are counted alike by two implementations",
  inNpmTest: "200 years",
  run(options) {
    const seeds = listSeeds(options.count ?? YEARS, options);
    const different = compareSchoolYears(seeds);
    if (different.length > 0) throw new Error(different.slice(0, 3).join("\n"));
    return Promise.resolve({ count: `${toCount(seeds.length)} years`, result: "0 different" });
  },
};
