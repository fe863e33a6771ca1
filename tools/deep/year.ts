import { liveYear } from "../year/live-year.ts";
import { readYearOptions } from "../year/options.ts";
import { type DeepPart, listSeeds, toCount } from "./deep-part.ts";

const TERM_DAYS = 142;

/** A term of six teachers on three devices each, with every fault, on both databases; a month on what the oldest release left. */
export const year: DeepPart = {
  name: "year",
  test: "a term lived by a machine, every fault at once, its sums told twice",
  inNpmTest: "5 days of one teacher",
  async run(options) {
    const [seed = 1] = listSeeds(1, options);
    const days = options.count ?? TERM_DAYS;
    let [acts, faults, sums] = [0, 0, 0];
    const term = `--teachers 6 --devices 3 --days ${days} --seed ${seed}`;
    const upgraded = `--teachers 2 --from 2026-11-23 --days ${Math.min(days, 30)} --release v1`;
    for (const asked of [term, `${term} --database postgres`, `${upgraded} --seed ${seed}`]) {
      const lived = await liveYear(readYearOptions(asked.split(" ")));
      const [wrong] = lived.differences;
      if (wrong) throw new Error(`npm run year -- ${asked}: ${lived.endedOn} ${wrong.what}`);
      acts += lived.totals.acts;
      faults += lived.totals.faults;
      sums += lived.totals.sums;
    }
    if (days === TERM_DAYS && sums === 0) throw new Error("no sum was compared in a term");
    const result = `0 lost, 0 different, ${toCount(faults)} faults, ${toCount(sums)} sums compared`;
    return { count: `${toCount(acts)} acts`, result };
  },
};
